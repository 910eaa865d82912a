use super::Client;

#[derive(Clone)]
pub struct Conn;

impl Conn {
    pub fn close(&self) {}
}

pub fn open() -> Conn {
    Conn
}

fn user(client: &Client) {
    client.conn.close(); //= close conn.rs#Conn.close
    super::Client::connect().conn.clone().close(); //= close conn.rs#Conn.close
    open(); //= open conn.rs#open
}
