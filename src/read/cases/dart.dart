import 'dart:async';
import 'store.dart';

/// Runs everything.
///
/// It takes its time.
abstract class Runner<T> extends Base with Logs implements Runs {
  final String path;
  static const quote = '{';
  final limits = <String, int>{
    'one': 1,
    'two': 2,
    'three': 3,
    'four': 4,
    'five': 5,
    'six': 6,
    '}': 7,
  };

  Runner(this.path, {bool deep = false}) : super(path) {
    one();
    two();
    three();
    four();
    five();
  }

  /// How often.
  int get count => _count;

  Future<Map<String, T>> run(List<T> items) async {
    final text = '''
      { not a brace
    ''';
    items.forEach((item) {
      print('$item $text');
    });
    return {};
  }

  void later();
}

enum Level { low, high }

int short(int x) => x;
