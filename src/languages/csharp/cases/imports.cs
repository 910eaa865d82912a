extern alias Legacy; // ^ import * as Legacy from Legacy kind=require ^ bind import Legacy
global using System.Linq; // ^ import * from System.Linq ^ export star * local=* from=System.Linq
using System; // ^ import * from System ^ no bind ^ no refs
using static System.Math; // ^ import * from System.Math static
using Map = System.Collections.Generic.Dictionary<string, Foo>; // ^ import Dictionary as Map from System.Collections.Generic ^ bind import Map type="System.Collections.Generic.Dictionary<string, Foo>" ^ refs System:type .Collections:type .Generic:type .Dictionary:type Foo:type
using Short = Plain; // ^ import Plain as Short from - ^ bind import Short
using Point = (int X, int Y); // ^ import (int X, int Y) as Point from -
#if NET8_0 && !X
using Extra.Ns; // ^ import * from Extra.Ns conditional ^ no refs
#endif
[assembly: InternalsVisibleTo("Tests")] // ^ call InternalsVisibleTo via=decorator in=-

namespace A.B; // ^ chunk namespace A.B lines=13-22 sig="namespace A.B" ^ scope namespace

class C { // ^ chunk class A.B.C parent=A.B
	void M() { using var x = Open(); } // ^ no import
#if DEBUG
	void D() { } // ^ chunk method A.B.C.D() private
#else
	int e; // ^ chunk field A.B.C.e private
#endif
}
