fn straight(a: u8) -> u8 { a + 1 } // ^ chunk function straight private decisions=0 effort=0

fn branches(a: u8) { // ^ chunk function branches private decisions=3 effort=5
	if a > 1 { // 1
		b();
	} else if a > 2 { // 1
		if a > 3 {} // 2
	} else { // 1
		c();
	}
}

fn loops(a: u8) { // ^ chunk function loops private decisions=5 effort=12
	for x in a { // 1
		while x { // 2
			loop { // 3
				if x { break } // 4
			}
		}
	}
	'out: loop { // 1
		continue 'out; // 1
	}
}

fn logical(a: bool, b: bool, c: bool, d: bool) { // ^ chunk function logical private decisions=11 effort=9
	(
		a && b && c, // one run
		a && b || c && d, // three
		a || (b || c), // one, through the parentheses
		!(a && b), // one
		a || b && c || d, // three, of which the last joins nothing new
	);
}

fn matching(a: u8) { // ^ chunk function matching private decisions=4 effort=3
	match a { // 1
		1 | 2 => {}
		3 => if a > 0 {}, // 2
		x if x > 1 => {}
		_ => {}
	}
}
fn catch_all(a: u8) { // ^ chunk function catch_all private decisions=1 effort=1
	match a {
		0 => {}
		other => drop(other),
	}
}
fn constants(a: u8) { // ^ chunk function constants private decisions=2 effort=1
	match a {
		ZERO => {}
		A::ONE => {}
		_ => {}
	}
}

fn questions(a: R) -> R { // ^ chunk function questions private decisions=3 effort=0
	let b = a?.c()?;
	Ok(b?)
}

fn let_else(a: O) { // ^ chunk function let_else private decisions=2 effort=3
	let Some(b) = a else { // 1
		if c {} // 2
		return;
	};
}

fn chains(a: O) { // ^ chunk function chains private decisions=3 effort=3
	if let Some(b) = a && b > 1 {} // 1, and 1 for the run
	while let Some(c) = a {} // 1
}

fn closures(a: u8) { // ^ chunk function closures private decisions=1 effort=1
	if a > 0 { // 1
		let f = |x| if x { 1 } else { 2 }; // ^ chunk function closures.f decisions=1 effort=2
		g(|y| y || z); // ^ chunk lambda - decisions=1 effort=1
		spawn(async { h().await?; }); // ^ chunk block - async decisions=1 effort=0
	}
}
fn blocks(a: u8) { // ^ chunk function blocks private decisions=1 effort=1
	unsafe { { const { if a {} } } } // 1: blocks nest nothing
}
fn tokens(a: u8) { // ^ chunk function tokens private decisions=0 effort=0
	println!("{}", if a && b { 1 } else { 2 });
}
static S: u8 = if C { 1 } else { 2 }; // ^ chunk variable S private static readonly decisions=1 effort=2
