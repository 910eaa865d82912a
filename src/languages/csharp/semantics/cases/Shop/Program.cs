using Acme.Shop;

var app = new App();
app.Run(); //= Run App.cs#Acme.Shop.App.Run
void Again() { app.Take(1); } //= Take App.cs#Acme.Shop.App.Take
Again(); //= Again Program.cs#Again
