mod net;
mod shapes;
mod traits;

use crate::net::{conn::open as open_conn, Client, Link};
use crate::shapes::*;
use crate::traits::{Dog, Speak, Tail};
use std::collections::HashMap;
use std::sync::{Arc, Mutex, RwLock};
use util::{down, Part};

pub fn open() {}

fn paths() {
    open(); //= open main.rs#open
    open_conn(); //= open_conn conn.rs#open
    net::conn::open(); //= open conn.rs#open
    self::net::Client::connect(); //= connect mod.rs#Client.connect
    util::open(); //= open lib.rs#open
    down(); //= down lib.rs#inner.deep
    Part::new().turn(); //= turn lib.rs#inner.Part.turn
    util::inner::deep(); //= deep lib.rs#inner.deep
    util::shout!(1); //= shout lib.rs#shout
    area(1); //= area shapes.rs#area
    hidden(); //= hidden unresolved
    serde::open(); //= open external serde
    std::mem::drop(1); //= drop external std
    let link: Link = open_conn();
    link.close(); //= close conn.rs#Conn.close
    println!("{}", 1); //= println external std
}

fn values() -> Result<(), String> {
    let dog = Dog::new().with(Tail(2)); //= with traits.rs#Dog.with
    dog.speak(); //= speak traits.rs#Speak.speak
    dog.name(); //= name traits.rs#Dog.name
    dog.tail.wag(); //= wag traits.rs#Tail.wag
    if let Some(tail) = dog.found() {
        tail.wag(); //= wag traits.rs#Tail.wag
    }
    dog.found().unwrap().wag(); //= wag traits.rs#Tail.wag
    dog.tried()?.wag(); //= wag traits.rs#Tail.wag
    match dog.tried() {
        Ok(tail) => tail.wag(), //= wag traits.rs#Tail.wag
        Err(problem) => problem.wag(), //= wag external std
    }
    let dog = dog.tried()?;
    dog.wag(); //= wag traits.rs#Tail.wag
    let tails = vec![Tail(1)];
    for tail in &tails {
        tail.wag(); //= wag traits.rs#Tail.wag
    }
    for (at, tail) in tails.iter().enumerate() {
        tail.wag(); //= wag traits.rs#Tail.wag
    }
    tails.iter().filter(|tail| tail.0 > 1).for_each(|tail| tail.wag()); //= wag traits.rs#Tail.wag
    let map: HashMap<String, Vec<Tail>> = HashMap::new();
    for (_, list) in &map {
        list[0].wag(); //= wag traits.rs#Tail.wag
    }
    map.get("a").unwrap().first().unwrap().wag(); //= wag traits.rs#Tail.wag
    let shared = Arc::new(Mutex::new(Dog::new()));
    shared.lock().unwrap().bark(); //= bark traits.rs#Dog.bark
    let locked: RwLock<Dog> = todo!();
    locked.read().unwrap().bark(); //= bark traits.rs#Dog.bark
    let boxed: Box<dyn Speak> = Box::new(Dog::new());
    boxed.speak(); //= speak traits.rs#Speak.speak
    Speak::name(&Dog::new()); //= name traits.rs#Speak.name
    let shape = Shape::Round(Point(1)); //= Round shapes.rs#Shape.Round
    shape.middle().unwrap().shift(); //= shift shapes.rs#Point.shift
    let wag = |tail: &Tail| tail.wag();
    wag(&tails[0]); //= wag main.rs#values.wag
    crate::shapes::Dog::new().speak(); //= speak shapes.rs#Dog.speak
    Client::connect().missing(); //= missing dynamic
    Ok(())
}

fn write(text: &str) {}

fn macros(out: &mut String) {
    write!(out, "a"); //= write external std
    write("a"); //= write main.rs#write
    local!(); //= local traits.rs#local
}

#[cfg(test)]
mod tests {
    use super::*;

    fn open() {}

    #[test]
    fn works() {
        open(); //= open main.rs#tests.open
        super::open(); //= open main.rs#open
        Dog::new().bark(); //= bark traits.rs#Dog.bark
    }
}

mod closed {
    fn alone() {
        write("a"); //= write unresolved
    }
}
