export 'src/hammer.dart' hide Secret;
export 'src/saw.dart' show Saw;
export 'package:outside/outside.dart' show Outer;
