global using System.Linq;
global using Acme.Tools;
