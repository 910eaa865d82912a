package deep

func Down() {}
