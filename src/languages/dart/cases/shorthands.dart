enum Color { red, green }

class Paint { // ^ chunk class Paint exported lines=3-10
  @override
  ({int age, String name}) build() => (age: 20, name: 'a'); // ^ chunk method Paint.build() lines=4-5 type="({int age, String name})" notes=override override public

  @Deprecated('use build')
  (int, int) pair() => (1, 2); // ^ chunk method Paint.pair() lines=7-8 type="(int, int)" notes="Deprecated('use build')" public

}

(Color?,)? single(int a) => (null,); // ^ chunk function single(a) exported type="(Color?,)?"

int pick(Color color) { // ^ chunk function pick(color) exported lines=14-24
  switch (color) {
    case .red: // ^ refs .red:read
      one(); // ^ call one
    case .green when more(): // ^ refs .green:read more:call
      two(); // ^ call two
  }
  final box = Box(side: const .new(1), edge: .all(2)); // ^ refs Box:call .new:call .all:call ^ call .all name=all ^ call .new name=new via=new ^ call Box via=new
  other(set: (item) => item, get: 1); // ^ call other args=2 keywords=set,get
  return switch (color) { .red => 1, .green || .red => 2 }; // ^ refs color:read .red:read .green:read .red:read
}

void after() { // ^ chunk function after() exported lines=26-30
  final list = [1, ...[2]];
  list..add(1)..add(2); // ^ refs list:read .add:call .add:call
  half = const [.5]; // ^ refs half:write
}
