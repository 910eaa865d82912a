use std; // ^ import * as std from std ^ bind import std scope=module ^ no refs ^ no chunk ^ no export
use std::io; // ^ import io as io from std
use std::collections::HashMap; // ^ import HashMap as HashMap from std::collections ^ bind import HashMap
use std::fmt as f; // ^ import fmt as f from std ^ bind import f
use std::io::prelude::*; // ^ import * from std::io::prelude ^ no bind
use std::fmt::{self, Display, Write as _, *}; // ^ import fmt as fmt from std ^ import Display as Display from std::fmt ^ import Write as _ from std::fmt ^ import * from std::fmt ^ bind import fmt ^ bind import Display
use a::{b::{c, d::{self as dd, e}}, f::*, g as gg}; // ^ import c as c from a::b ^ import d as dd from a::b ^ import e as e from a::b::d ^ import * from a::f ^ import g as gg from a
use crate::one; // ^ import one as one from crate
use self::two::Three; // ^ import Three as Three from self::two
use super::super::four; // ^ import four as four from super::super
use ::five::six; // ^ import six as six from ::five
use {seven, eight::nine}; // ^ import * as seven from seven ^ import nine as nine from eight
use crate::{self as root}; // ^ import * as root from crate ^ bind import root
use r#try::r#match; // ^ import r#match as r#match from r#try
use spread
	:: out // ^ import out as out from spread
	;
#[cfg(feature = "x")]
use gated::thing; // ^ import thing as thing from gated conditional
#[allow(unused)]
use plain::thing2; // ^ import thing2 as thing2 from plain
extern crate alloc; // ^ import * as alloc from alloc ^ bind import alloc
#[macro_use]
extern crate serde as s; // ^ import * as s from serde ^ bind import s
extern crate self as me; // ^ import * as me from self

pub use a::B; // ^ import B as B from a ^ export named B local=B from=a
pub(crate) use a::{C as D, e::*}; // ^ import C as D from a ^ import * from a::e ^ export named D local=C from=a ^ export star * from=a::e local=-
pub(self) use a::Private; // ^ import Private as Private from a ^ no export
pub use whole; // ^ import * as whole from whole ^ export named whole local=* from=whole
pub extern crate core; // ^ import * as core from core ^ export named core local=* from=core
#[cfg(a)]
pub use b::Maybe; // ^ import Maybe as Maybe from b conditional ^ export named Maybe from=b conditional

fn local() {
	use inside::X; // ^ import X as X from inside ^ bind import X scope=function ^ no export
	{
		use deeper::Y; // ^ import Y as Y from deeper ^ bind import Y scope=block
	}
	let use_it = "use not::an::import;"; // ^ no import
	// use not::this::either;
}
macro_rules! uses { () => { use generated::Thing; } } // ^ no import
use_it! { use not::ours; } // ^ no import ^ call use_it via=macro
