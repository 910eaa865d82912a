#[test]
fn unit() {} // ^ chunk function unit() private test
#[tokio::test]
async fn tokio_one() {} // ^ chunk function tokio_one() async private test
#[tokio::test(flavor = "multi_thread")]
async fn tokio_two() {} // ^ chunk function tokio_two() async private test
#[async_std::test]
#[ignore]
async fn ignored() {} // ^ chunk function ignored() async private test notes="async_std::test ignore"
#[rstest]
#[case(1)]
fn cases(#[case] n: u8) {} // ^ chunk function cases(n) private test
#[test_case(1; "one")]
#[test_case(2)]
fn table(n: u8) {} // ^ chunk function table(n) private test
#[wasm_bindgen_test]
fn wasm() {} // ^ chunk function wasm() private test
#[quickcheck]
fn property(x: u8) -> bool { true } // ^ chunk function property(x) private test
#[should_panic(expected = "x")]
#[test]
fn panics() {} // ^ chunk function panics() private test

#[cfg(test)]
fn helper() {} // ^ chunk function helper() private
#[bench]
fn bench(b: &mut Bencher) {} // ^ chunk function bench(b) private
#[testing]
fn no_test() {} // ^ chunk function no_test() private
#[test::case]
fn other_case() {} // ^ chunk function other_case() private
fn test_by_name() {} // ^ chunk function test_by_name() private
// #[test]
fn in_comment() {} // ^ chunk function in_comment() private
#[cargo_test]
fn by_own_macro() {} // ^ chunk function by_own_macro() test private
#[wasm::wasm_bindgen_test]
fn in_browser() {} // ^ chunk function in_browser() test private
#[skip_test]
fn left_out() {} // ^ chunk function left_out() private
