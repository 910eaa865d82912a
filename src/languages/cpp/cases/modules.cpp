module;
	// ^ no chunk
#include <cassert>
	// ^ import * from <cassert> kind=include ^ no chunk
export module app.core:part;
	// ^ chunk namespace app.core:part exported sig="export module app.core:part"
import std;
	// ^ import * from std kind=import ^ no chunk
import <vector>;
	// ^ import * from <vector> kind=import ^ no chunk
import "local.h";
	// ^ import * from local.h kind=import ^ no chunk
export import :other;
	// ^ import * from :other kind=import ^ export star * ^ no chunk
export int shown(int a) { return a; }
	// ^ chunk function shown(a: int) exported sig="export int shown(int a)" ^ export named shown chunk=shown
int hidden() { return 1; }
	// ^ chunk function hidden() sig="int hidden()"
export template <class T> T both(T t) { return t; }
	// ^ chunk function both(t: T) exported sig="export template <class T> T both(T t)" ^ export named both chunk=both
export class Shown { int x; };
	// ^ chunk class Shown exported sig="export class Shown" ^ chunk field Shown.x private sig="int x" ^ export named Shown chunk=Shown
export namespace api { void inside(); }
	// ^ chunk namespace api sig="namespace api" ^ chunk function api.inside() declaration exported sig="void inside()" ^ export named inside chunk=api.inside
export { int grouped; void also(); }
	// ^ chunk variable grouped exported sig="int grouped" ^ chunk function also() declaration exported sig="void also()" ^ export named grouped chunk=grouped
	// ^ export named also chunk=also
