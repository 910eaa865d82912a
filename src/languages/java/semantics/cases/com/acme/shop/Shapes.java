package com.acme.shop;

public class Shapes {
	public interface Shape {
		double area();

		default Shape twice() {
			area(); //= area Shapes.java#Shapes.Shape.area
			return this;
		}

		static Shape unit() {
			return new Square(1); //= Square Shapes.java#Shapes.Square.Square
		}
	}

	public static class Square implements Shape {
		private final int side;

		Square(int side) {
			this.side = side;
		}

		@Override
		public double area() {
			return side;
		}

		Square grow() {
			return this;
		}
	}

	public enum Color {
		RED(1) {
			@Override
			void paint() {
				mix(); //= mix Shapes.java#Shapes.Color.mix
			}
		},
		GREEN(2);

		Color(int code) {}

		void paint() {}

		static void mix() {}

		Color next() {
			return values()[0]; //= values external java.lang
		}
	}

	public record Point(int x, int y, Square at) {
		Point(int both) {
			this(both, both, null); //= this Shapes.java#Shapes.Point
		}

		int sum() {
			return x() + y(); //= x Shapes.java#Shapes.Point.x
		}
	}

	static void use(Shape shape, Point point) {
		shape.area(); //= area Shapes.java#Shapes.Shape.area
		shape.twice().area(); //= area Shapes.java#Shapes.Shape.area
		Shape.unit().twice(); //= twice Shapes.java#Shapes.Shape.twice
		new Square(2).grow().area(); //= area Shapes.java#Shapes.Square.area
		new Square(3).twice(); //= twice Shapes.java#Shapes.Shape.twice
		Color.RED.paint(); //= paint Shapes.java#Shapes.Color.paint
		Color.valueOf("RED").next(); //= next Shapes.java#Shapes.Color.next
		Color.values()[1].paint(); //= paint Shapes.java#Shapes.Color.paint
		for (Color each : Color.values()) each.next().paint(); //= paint Shapes.java#Shapes.Color.paint
		Color.GREEN.name(); //= name external java.lang
		point.at().grow(); //= grow Shapes.java#Shapes.Square.grow
		point.x(); //= x Shapes.java#Shapes.Point.x
		point.sum(); //= sum Shapes.java#Shapes.Point.sum
		point.missing(); //= missing dynamic
		point.hashCode(); //= hashCode external java.lang
		new Point(1); //= Point Shapes.java#Shapes.Point.Point
		var square = new Square(4);
		square.area(); //= area Shapes.java#Shapes.Square.area
	}
}
