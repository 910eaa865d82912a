import 'package:test/test.dart';
void main() { // ^ chunk function main() exported
	setUp(() { prepare(); }); // ^ chunk lambda -()
	group('all', () { // ^ chunk lambda -()
		test('adds', () { expect(1 + 1, equals(2)); }); // ^ chunk lambda -() test ^ call equals in=main:lambda ^ call expect in=main:lambda ^ call test in=main:lambda
		test('async', () async { await run(); }, skip: true); // ^ chunk lambda -() async test
		testWidgets('taps', (WidgetTester tester) async { await tester.pump(); }); // ^ chunk lambda -(tester: WidgetTester) async test
		test('by name', helper); // ^ no chunk ^ call test
	});
	obj.test('not one', () { }); // ^ chunk lambda -()
	contest('not one', () { }); // ^ chunk lambda -()
	test(() { }); // ^ chunk lambda -()
}
void test_named() { } // ^ chunk function test_named() exported
