# Devices: incidents, questions, answers, what rulings say.

family-devices = Devices

incident-device = a phone rang, or a player has an electronic device
incident-inspection-refused = a player refuses to be inspected
