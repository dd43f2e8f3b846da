//! What the arbiter does now, and by which article: rulings on incidents at the board.
