package com.acme.other;

public class Square {
	public double area() {
		return 1;
	}

	private void secret() {}

	public Square turn() {
		secret(); //= secret Square.java#Square.secret
		return this;
	}

	public static Builder builder() {
		return new Builder();
	}

	public static class Builder {
		private String label;

		public Builder label(String label) {
			this.label = label;
			return this;
		}

		public Square build() {
			return new Square(); //= Square Square.java#Square
		}
	}
}
