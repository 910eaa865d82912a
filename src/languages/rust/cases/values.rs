fn values() {
	let a = (1, "s", x.y); // ^ bind let a value="[<number>, \"s\", x.y]"
	let b = [f; 3]; // ^ bind let b value=[f]
	let c = if p { q } else { r }; // ^ bind let c value="(p ? (q | r))"
	let d = match s { 1 => t, _ => { u } }; // ^ bind let d value="(s ? (t | u))"
	let e = &*v; // ^ bind let e value=v
	let f2 = g::<u8>; // ^ bind let f2 value=g
	let h = ns::Type::method; // ^ bind let h value=ns.Type.method
	let i = <T as Tr>::NAME; // ^ bind let i value="(T as Tr).NAME"
	let j = k as *const u8; // ^ bind let j value="(k as *const u8)"
	let l = m?; // ^ bind let l value=m.?
	let n = o.await; // ^ bind let n value="await o"
	let p2 = { let inner = 1; inner }; // ^ bind let p2 value=inner ^ bind let inner value=<number>
	let q2 = unsafe { r2 }; // ^ bind let q2 value=r2
	let s2 = [1, two(), three]; // ^ bind let s2 value="[<number>, call#0, three]"
	let t2 = self; // ^ bind let t2 value=this
	let u2 = -1; // ^ bind let u2 value=<number>
	let v2 = 'c'; // ^ bind let v2 value=<char>
	let w = b"bytes"; // ^ bind let w value=<bytes>
	let x2 = r#"raw"#; // ^ bind let x2 value="\"raw\""
	let y = (); // ^ bind let y value=<none>
	let z = a.0[1].b; // ^ bind let z value=a.0[<number>].b
	let aa = x || y; // ^ bind let aa value="(x || y)"
	let bb = const { 1 }; // ^ bind let bb value=<number>
	let cc = S { a: 1 }; // ^ bind let cc value=call#1
	let dd = vec![1]; // ^ bind let dd value=[<number>]
	let ee = (x); // ^ bind let ee value=x
	let ff = if a { b }; // ^ bind let ff value=b
	let gg = 0..3; // ^ bind let gg value="(<number> .. <number>)"
	let hh = loop { break 1 }; // ^ bind let hh value=<number>
	let ii = true; // ^ bind let ii value=<boolean>
	let jj = crate::x::Y; // ^ bind let jj value=crate.x.Y
}
