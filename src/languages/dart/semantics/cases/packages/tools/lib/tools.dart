export 'src/hammer.dart' hide Secret, Hiding;
export 'src/saw.dart' show Saw, Registry;
export 'package:outside/outside.dart' show Outer;
