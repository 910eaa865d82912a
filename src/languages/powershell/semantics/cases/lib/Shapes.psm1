class Shape {
    [string] $Name
    [Shape[]] $Parts
    Shape() { $this.Name = 'none' }
    Shape([string] $name) { $this.Name = $name }
    [string] Describe() { return $this.NAMED($this.Name) } #= NAMED Shapes.psm1#Shape.Named
    [string] Named([string] $n) { return $n.Trim() } #= Trim external powershell
    [void] Each() { foreach ($part in $this.Parts) { $part.Describe() } } #= Describe Shapes.psm1#Shape.Describe
    [void] Run() { Describe } #= Describe unresolved
}

class Circle : Shape {
    [double] $R
    Circle([double] $r) : base('circle') { $this.R = $r } #= base Shapes.psm1#Shape.Shape
    [double] Area() { return $this.Describe().Length } #= Describe Shapes.psm1#Shape.Describe
    static [Circle] Make([double] $r) { return [Circle]::new($r) } #= new Shapes.psm1#Circle.Circle
}

function Measure-Shape([Shape] $shape) {
    $shape.Describe() #= Describe Shapes.psm1#Shape.Describe
    [Math]::Abs(1) #= Abs external powershell
}
