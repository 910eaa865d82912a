using System;

// Not a doc.
var app = Build(args); // ^ chunk variable app lines=4-4 ^ bind let app scope=module value=call#0 chunk=app ^ call Build in=app
const int Max = 3; // ^ chunk constant Max readonly type=int ^ bind const Max
int a, b = Two(); // ^ chunk variable a ^ chunk variable b ^ bind let a ^ bind let b ^ call Two in=b
app.Map("/", () => "hi"); // ^ call app.Map in=- ^ chunk lambda -()
var (left, right) = Pair(); // ^ no chunk ^ bind let left path=[0] value=call#3 ^ bind let right path=[1] value=call#3
if (a > 1) { var inner = 2; } // ^ no chunk ^ bind let inner scope=block
a = 5; // ^ assign a = <number> in=- ^ refs a:write
await app.RunAsync(); // ^ call app.RunAsync awaited
static int Helper(int x) => x; // ^ chunk function Helper(x: int) static parent=-
return Helper(1);

class Below { } // ^ chunk class Below
