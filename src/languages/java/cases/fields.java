class Fields { // ^ chunk class Fields decisions=1 effort=1
	/** Both. */
	private static int a = one(), b[] = {1, two()}, c; // ^ chunk field Fields.a private static type=int sig="private static int a" doc=Both.
		// ^ chunk field Fields.b private static type=int[] sig="private static int b[]" doc=Both.
		// ^ chunk field Fields.c private static type=int sig="private static int c" doc=Both. ^ call one in=Fields ^ call two in=Fields
		// ^ bind field a type=int value=call#0 ^ bind field b type=int[] value="[<number>, call#1]" ^ bind field c type=int value=?
		// ^ assign chunk:Fields.a = call#0 in=Fields ^ assign chunk:Fields.b = [<number>, call#1] in=Fields
	final Map<String, List<int[]>> map = new HashMap<>(); // ^ chunk field Fields.map readonly lines=8-8 type="Map<String, List<int[]>>" sig="final Map<String, List<int[]>> map"
		// ^ call HashMap via=new in=Fields value=HashMap ^ refs Map:type String:type List:type HashMap:call ^ assign this.map = call#2
	volatile transient int
		wide, // ^ chunk field Fields.wide lines=11-11 sig="volatile transient int wide"
		tall = 2; // ^ chunk field Fields.tall sig="volatile transient int tall" ^ assign this.tall = <number>
	int plain; // ^ chunk field Fields.plain ^ bind field plain value=? ^ no assign
	static final String TEXT = """
		{ "class": "X" }
		""" + "more"; // ^ no chunk ^ no call
	static { // ^ no chunk ^ scope block
		int local = setup(); // ^ call setup in=Fields ^ bind let local scope=block value=call#3 ^ no chunk
		if (local > 1) a = local; // ^ assign a = local in=Fields ^ refs local:read a:write local:read
	}
	{ // ^ no chunk ^ no scope
		plain = 3; // ^ assign plain = <number> in=Fields
	}
	{ int inner = 1; } // ^ scope block ^ bind let inner scope=block
	int read() { return a + this.plain + Fields.c; } // ^ refs a:read .plain:read Fields:read .c:read ^ chunk method Fields.read()
	void write(Fields other) {
		plain += 2; // ^ refs plain:readwrite ^ assign plain = (plain + <number>)
		this.plain = other.plain = 4; // ^ refs .plain:write other:read .plain:write ^ assign other.plain = <number> ^ assign this.plain = (other.plain = <number>)
		b[0]++; // ^ refs b:read ^ assign b[<number>] = (b[<number>] + <number>)
		other.map.x--; // ^ refs other:read .map:read .x:readwrite ^ assign other.map.x = (other.map.x - <number>)
		c = c > 0 ? c : -c; // ^ assign c = ((c > <number>) ? (c | (- c))) ^ refs c:write c:read c:read c:read
	}
}
