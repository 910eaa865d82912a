package complexity

func straight() { // ^ chunk function straight() decisions=0 effort=0
	a := 1
	_ = a
}

func branches(a, b, c bool) { // ^ chunk function branches decisions=5 effort=9
	if a { // 1
		if b { // 2
		} else { // 1
		}
	} else if c { // 1
		for { // 2
		}
	} else { // 1
	}
	for range 3 { // 1
	}
}

func logic(a, b, c, d bool) bool { // ^ chunk function logic decisions=9 effort=6
	x := a && b && c          // 1
	y := a && b || c && d     // 3
	z := a && (b && (c && d)) // 1
	return x == (y || z)      // 1
}

func nestedCalls(a, b, c bool) bool { // ^ chunk function nestedCalls decisions=3 effort=2
	return a && check(b || c) && b
}

func switches(n int, x any, ch chan int) { // ^ chunk function switches decisions=6 effort=5
	switch n { // 1
	case 1, 2: // a way for the case, not for each value
	case 3:
		if n > 2 { // 2
		}
	default:
	}
	switch x.(type) { // 1
	case int:
	case string:
	}
	select { // 1
	case <-ch:
	default:
	}
}

func jumps(n int) { // ^ chunk function jumps decisions=3 effort=9
loop:
	for { // 1
		for { // 2
			if n > 1 { // 3
				break loop // 1
			}
			continue loop // 1
		}
		break
	}
	goto loop // 1
}

func closures() { // ^ chunk function closures decisions=1 effort=1
	if ready() { // 1
		run(func() { // ^ chunk lambda -() decisions=1 effort=1
			if ready() {
			}
		})
	}
}

var table = pick(ready() && steady()) // ^ chunk variable table decisions=1 effort=1
