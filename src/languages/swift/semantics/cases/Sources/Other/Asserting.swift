func assert(_ value: Bool) {}
