#!/bin/sh
# A weekend by the rules of US Chess on the command line: four sections, 120 players and one who fills in.
#     sh weekend.sh FOLDER
# writes standings, wall charts, prizes and the rating report into the folder. README.md tells what happens in it.
set -e
out=${1:-weekend}
mkdir -p "$out"
out=$(cd "$out" && pwd)
cd "$(dirname "$0")"
export ADOUBE_AUTHOR="Dana Director"

# The sections, with what the advance publicity announces.
adoube event new "River City Weekend" --place "Reno, NV 89501" --federation USA --starts 2026-11-13 --ends 2026-11-15 --chief-arbiter "Dana Director" --section-name Open --rounds 5 --rules us-2025 --initial-colour white --time-control "G/90;+30" --us acceleration=added_score --us byes_most=2
adoube event add-section river-city-weekend "Open, two days" --rounds 5 --rules us-2025 --initial-colour white --time-control "G/60;d5" --us acceleration=added_score --us byes_most=2
adoube event add-section river-city-weekend "Under 1800" --rounds 5 --rules us-2025 --initial-colour white --time-control "G/90;+30" --us byes_most=1
adoube event add-section river-city-weekend "Under 1400" --rounds 5 --rules us-2025 --initial-colour white --time-control "G/60;d5" --us teammates=plus-2 --us byes_most=2
adoube event add-section river-city-weekend "Under 800" --rounds 4 --rules us-2025 --initial-colour white --time-control "G/30;d5"
adoube event us-facts river-city-weekend affiliate=A6012345 chief_td=12345678 chief_td_level=senior

# Friday: the entries of the three days.
adoube event import river-city-weekend --section open open-three-day.csv
adoube event import river-city-weekend --section under-1800 under-1800.csv
adoube event import river-city-weekend --section under-1400 under-1400.csv
adoube event import river-city-weekend --section under-800 under-800.csv

# Byes that were asked for at the entry; the second of Hansen is one more than announced.
adoube event bye river-city-weekend --section open Kaplan --round 5
adoube event bye river-city-weekend --section under-1800 Hansen --round 2
adoube event bye river-city-weekend --section under-1800 Hansen --round 4
adoube event bye river-city-weekend --section under-1400 Klein --round 3

# A brother and a sister would rather not meet.
adoube event apart river-city-weekend --section under-800 "Nolan, Joel" "Nash, Omar"
adoube event numbers river-city-weekend --section open
adoube event numbers river-city-weekend --section under-1800
adoube event numbers river-city-weekend --section under-1400
adoube event numbers river-city-weekend --section under-800

# Round 1. Under 800 are nine: somebody comes to play the one without an opponent.
adoube event pair river-city-weekend --section open
adoube event pair river-city-weekend --section under-1800
adoube event pair river-city-weekend --section under-1400
adoube event result river-city-weekend --section open 1=½-½ 2=1-0 3=1-0 4=0-1 5=½-½ 6=½-½ 7=1-0 8=0-1 9=1-0 10=0-1 11=1-0 12=0-1 13=1-0 14=0-1
adoube event result river-city-weekend --section under-1800 1=1-0 2=1-0 3=½-½ 4=0-1 5=1-0 6=0-1 7=1-0 8=0-1 9=1-0 10=1-0 11=0-1 12=0-1 13=1-0 14=0-1 15=1-0
adoube event result river-city-weekend --section under-1400 1=½-½ 2=0-1 3=1-0 4=0-1 5=1-0 6=0-1 7=1-0 8=0-1 9=½-½ 10=0-1 11=1-0 12=0-1 13=1-0 14=0-1 15=1-0 16=½-½
adoube event pair river-city-weekend --section under-800
adoube event house-player river-city-weekend --section under-800 "Simmons, Hal" --national-rating 640 --national-id 38774777 --state NV --expires 2027-06-30
adoube event result river-city-weekend --section under-800 1=1-0 2=1-0 3=0-1 4=1-0 5=0-1

# Saturday morning: the schedule of two days. Lambert lost on Friday and enters again, in the other schedule.
adoube event import river-city-weekend --section open-two-days open-two-day.csv
adoube event withdraw river-city-weekend --section open Lambert
adoube event add river-city-weekend --section open-two-days "Lambert, Liam" --national-rating 2378 --national-id 30073140 --state ID --expires 2027-06-30
adoube event bye river-city-weekend --section open-two-days Greene --round 3
adoube event numbers river-city-weekend --section open-two-days
adoube event pair river-city-weekend --section open-two-days
adoube event result river-city-weekend --section open-two-days 1=1-0 2=1-0 3=0-1 4=1-0 5=1-0 6=½-½ 7=1-0 8=½-½ 9=½-½ 10=0-1

# Round 2. A late entry with a half-point bye for round 1; Quinn starts anew, with one too.
adoube event add river-city-weekend --section under-1800 "Watts, David" --national-rating 1655 --national-id 35703611 --state NV --expires 2027-01-31 --from 2 --missed half
adoube event re-enter river-city-weekend --section under-1800 Quinn --new-entry --missed half
adoube event numbers river-city-weekend --section under-1800
adoube event marks river-city-weekend --section under-800 Simmons --house permanent
adoube event pair river-city-weekend --section open
adoube event result river-city-weekend --section open 1=0-1 2=½-½ 3=0-1 4=1-0 5=1-0 6=1-0 7=0-1 8=1-0 9=1-0 10=0-1 11=0-1 12=0-1 13=1-0
adoube event pair river-city-weekend --section open-two-days
adoube event result river-city-weekend --section open-two-days 1=0-1 2=0-1 3=1-0 4=0-1 5=1-0 6=1-0 7=1-0 8=1-0 9=1-0 10=1-0
adoube event pair river-city-weekend --section under-1800
adoube event result river-city-weekend --section under-1800 1=½-½ 2=1-0 3=0-1 4=1-0 5=0-1 6=1-0 7=-/+ 8=1-0 9=1-0 10=1-0 11=0-1 12=0-1 13=1-0 14=1-0 15=0-1
adoube event pair river-city-weekend --section under-1400
adoube event result river-city-weekend --section under-1400 1=1-0 2=0-1 3=½-½ 4=0-1 5=1-0 6=0-1 7=0-1 8=0-1 9=0-1 10=0-1 11=1-0 12=½-½ 13=1-0 14=1-0 15=½-½ 16=0-1
adoube event pair river-city-weekend --section under-800
adoube event result river-city-weekend --section under-800 1=1-0 2=0-1 3=½-½ 4=½-½ 5=1-0

# Beck did not come and is out.
adoube event withdraw river-city-weekend --section under-1800 Beck

# Round 3: the two schedules merge.
adoube event merge river-city-weekend --section open --from open-two-days
adoube event pair river-city-weekend --section open
adoube event result river-city-weekend --section open 1=0-1 2=½-½ 3=1-0 4=1-0 5=1-0 6=1-0 7=0-1 8=1-0 9=0-1 10=1-0 11=0-1 12=0-1 13=0-1 14=0-1 15=1-0 16=1-0 17=1-0 18=1-0 19=0-1 20=0-1 21=0-1 22=1-0 23=½-½
adoube event pair river-city-weekend --section under-1800
adoube event result river-city-weekend --section under-1800 1=0-1 2=0-1 3=0-1 4=0-1 5=1-0 6=0-1 7=0-1 8=1-0 9=1-0 10=½-½ 11=½-½ 12=0-1 13=½-½ 14=1-0 15=0-1
adoube event pair river-city-weekend --section under-1400
adoube event result river-city-weekend --section under-1400 1=0-1 2=½-½ 3=0-1 4=0-1 5=1-0 6=1-0 7=1-0 8=0-1 9=0-1 10=0-1 11=½-½ 12=1-0 13=1-0 14=1-0 15=1-0
adoube event pair river-city-weekend --section under-800
adoube event result river-city-weekend --section under-800 1=0-1 2=½-½ 3=1-0 4=½-½ 5=0-1

# Round 4.
adoube event withdraw river-city-weekend --section open Huang
adoube event pair river-city-weekend --section open
adoube event result river-city-weekend --section open 1=½-½ 2=1-0 3=0-1 4=1-0 5=1-0 6=½-½ 7=0-1 8=0-1 9=½-½ 10=1-0 11=0-1 12=0-1 13=0-1 14=1-0 15=1-0 16=1-0 17=1-0 18=0-1 19=½-½ 20=1-0 21=0-1 22=1-0 23=1-0
adoube event pair river-city-weekend --section under-1800
adoube event result river-city-weekend --section under-1800 1=0-1 2=1-0 3=0-1 4=1-0 5=0-1 6=½-½ 7=0-1 8=1-0 9=0-1 10=0-1 11=½-½ 12=0-1 13=0-1 14=1-0 15=1-0
adoube event pair river-city-weekend --section under-1400
adoube event result river-city-weekend --section under-1400 1=0-1 2=0-1 3=1-0 4=0-1 5=0-1 6=½-½ 7=1-0 8=1-0 9=1-0 10=1-0 11=1-0 12=0-1 13=1-0 14=1-0 15=1-0 16=½-½
adoube event pair river-city-weekend --section under-800
adoube event result river-city-weekend --section under-800 1=1-0 2=½-½ 3=1-0 4=0-1 5=½-½

# Round 5, the last one; Under 800 have played all theirs.
adoube event pair river-city-weekend --section open
adoube event result river-city-weekend --section open 1=0-1 2=0-1 3=1-0 4=½-½ 5=0-1 6=0-1 7=1-0 8=1-0 9=1-0 10=½-½ 11=1-0 12=½-½ 13=1-0 14=0-1 15=1-0 16=1-0 17=½-½ 18=1-0 19=½-½ 20=½-½ 21=1-0 22=1-0
adoube event pair river-city-weekend --section under-1800
adoube event result river-city-weekend --section under-1800 1=0-1 2=1-0 3=0-1 4=1-0 5=0-1 6=1-0 7=0-1 8=1-0 9=1-0 10=1-0 11=0-1 12=0-1 13=0-1 14=0-1 15=1-0
adoube event pair river-city-weekend --section under-1400
adoube event result river-city-weekend --section under-1400 1=0-1 2=1-0 3=0-1 4=1-0 5=0-1 6=1-0 7=½-½ 8=0-1 9=1-0 10=0-1 11=1-0 12=½-½ 13=1-0 14=1-0 15=0-1 16=1-0
adoube event close river-city-weekend --section open --round 5
adoube event finish river-city-weekend --section open
adoube event close river-city-weekend --section under-1800 --round 5
adoube event finish river-city-weekend --section under-1800
adoube event close river-city-weekend --section under-1400 --round 5
adoube event finish river-city-weekend --section under-1400
adoube event close river-city-weekend --section under-800 --round 4
adoube event finish river-city-weekend --section under-800

# The papers, and the rating report.
for section in open under-1800 under-1400 under-800; do
    adoube event standings river-city-weekend --section $section > "$out/$section-standings.txt"
    adoube event standings river-city-weekend --section $section --table wall > "$out/$section-wall.txt"
    adoube event report river-city-weekend --section $section -o "$out/$section.trf"
done
# Who withdrew wins nothing (32C1); who entered again wins by the latest entry (32C5).
adoube prizes "$out/open.trf" --fund fund-open.toml --withdrawn Huang --reentry 4,5 > "$out/open-prizes.txt"
adoube prizes "$out/under-1800.trf" --fund fund-under-1800.toml --withdrawn Beck --reentry 2,3 > "$out/under-1800-prizes.txt"
adoube prizes "$out/under-1400.trf" --fund fund-under-1400.toml > "$out/under-1400-prizes.txt"
adoube prizes "$out/under-800.trf" --fund fund-under-800.toml > "$out/under-800-prizes.txt"
adoube event us-report river-city-weekend --out "$out/us-report"
