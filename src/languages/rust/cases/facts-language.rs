struct Parser<'a, T: Read + 'a = File, const N: usize = 4> { // ^ fact rust_lifetime name='a in=Parser ^ fact rust_generic name=T form=type bounds="Read + 'a" default=File ^ fact rust_generic name=N form=const bounds=usize default=4
    input: &'a str, // ^ no fact rust_lifetime
    source: [T; N],
}

impl<'a, T> Parser<'a, T> { // ^ fact rust_lifetime name='a ^ fact rust_generic name=T form=type bounds=-
    fn each<F>(&self, f: F) // ^ fact rust_generic name=F bounds=- in=Parser.each
    where
        F: for<'b> Fn(&'b str), // ^ fact rust_lifetime name='b is_higher_ranked=true
    {
    }

    fn plain(&self) {} // ^ no fact rust_generic ^ no fact rust_lifetime
}

extern "C" { // ^ fact rust_extern_block abi=C items=2
    fn strlen(s: *const u8) -> usize;
    static ERRNO: i32;
}

extern "C" fn offered() {} // ^ no fact rust_extern_block

async fn fetch(client: Client, handle: JoinHandle<()>) -> Result<()> {
    let body = client.get("/x").send().await?; // ^ fact rust_await_point awaits=send
    handle.await; // ^ fact rust_await_point awaits=handle
    println!("{}", body.text().await); // ^ fact rust_await_point awaits=text
    tokio::join!(a(), b()); // ^ no fact rust_await_point
    async { nothing() }; // ^ no fact rust_await_point
    Ok(())
}

fn read(pointer: *const u8) -> u8 {
    // SAFETY: the caller promised.
    let first = unsafe { *pointer }; // ^ fact rust_unsafe_block has_safety_comment=true
    let second = unsafe { *pointer.add(1) }; // ^ fact rust_unsafe_block has_safety_comment=false
    let third = unsafe { /* Safety: within bounds. */ *pointer.add(2) }; // ^ fact rust_unsafe_block has_safety_comment=true
    first + second + third
}

unsafe fn unchecked() {} // ^ no fact rust_unsafe_block
