import module java.base; // ^ import * from java.base kind=require ^ no error

/** Greets. */
String greeting = hello(), other; // ^ chunk variable greeting type=String sig="String greeting" doc=Greets.
	// ^ chunk variable other type=String sig="String other" doc=Greets. ^ call hello in=greeting ^ bind var greeting scope=module value=call#0
	// ^ bind var other scope=module value=? ^ no export ^ no assign
final int LIMIT = compute(() -> 1); // ^ chunk constant LIMIT readonly lines=7-7 sig="final int LIMIT" ^ chunk lambda -() lines=7-7 sig=()
	// ^ call compute in=LIMIT ^ bind const LIMIT value=call#1

/** Starts. */
void main() { // ^ chunk function main() sig="void main()" doc=Starts. ^ bind function main scope=module ^ no export
	IO.println(greeting); // ^ call IO.println in=main ^ refs IO:read .println:call greeting:read
	greeting = "bye"; // ^ assign greeting = "bye" in=main ^ refs greeting:write
}
record Item(int id) { } // ^ chunk record Item(id: int) ^ chunk field Item.id readonly
