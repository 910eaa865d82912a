//! What this crate is for.

use std::{
    collections::HashMap,
    fmt,
};

/// Runs everything.
///
/// It takes its time.
#[derive(Debug, Clone)]
pub struct Runner<'a, T: 'a> {
    /// Where it reads.
    pub path: &'a str,
    items: Vec<T>,
}

pub enum Level {
    Low,
    High { by: u8 },
}

impl<'a, T> Runner<'a, T>
where
    T: fmt::Display,
{
    pub const QUOTE: char = '{';

    /// Makes one.
    pub fn new(path: &'a str) -> Self {
        Self { path, items: Vec::new() }
    }

    pub async fn run<F>(&mut self, f: F) -> Result<(), Error>
    where
        F: Fn(&T) -> bool,
    {
        let raw = r#"{ " "#;
        for item in &self.items {
            if f(item) {
                println!("{}", raw);
            }
        }
        Ok(())
    }
}

pub trait Visit {
    fn visit(&self) -> u8;
    fn end(&self) {
        one();
        two();
        three();
        four();
        five();
    }
}

macro_rules! shout {
    ($x:expr) => {
        println!("{}!", $x);
        println!("{}!", $x);
        println!("{}!", $x);
        println!("{}!", $x);
    };
}

static NAMES: &[&str] = &[
    "one",
    "two",
    "three",
    "four",
    "five",
    "six",
    "}",
];
