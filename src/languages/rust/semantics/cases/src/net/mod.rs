pub mod conn;
pub use self::conn::Conn as Link;

pub struct Client {
    pub conn: conn::Conn,
}

impl Client {
    pub fn connect() -> Client {
        super::shapes::area(1); //= area shapes.rs#area
        crate::open(); //= open main.rs#open
        Client { conn: conn::open() } //= open conn.rs#open
    }
}
