use rocket::{routes, Route};

mod accounts;

#[get("/world?<lang>", rank = 2)] // ^ fact route framework=rocket method=GET path=/world?<lang> router=world handler=world
fn world() -> &'static str {
    "hello"
}

#[rocket::post("/items", data = "<item>")] // ^ fact route method=POST path=/items router=create
fn create() {}

#[test]
fn unrelated() {} // ^ no fact route

pub fn all() -> Vec<Route> {
    let mut list = routes![world, create]; // ^ fact route_mount framework=rocket router=all prefix="" target=world ^ fact route_mount router=all prefix="" target=create
    list.append(&mut accounts::routes()); // ^ fact route_mount router=all prefix="" module=accounts name=*.routes()
    list
}

fn names() -> Vec<String> {
    let mut list = Vec::new();
    list.append(&mut accounts::names()); // ^ no fact route_mount
    list
}

fn launch() {
    rocket::build()
        .mount("/api", routes![world, accounts::show]) // ^ fact route_mount router=- prefix=/api target=world ^ fact route_mount router=- prefix=/api module=accounts name=*.show
        .mount("/all", accounts::all()); // ^ fact route_mount router=- prefix=/all module=accounts name=*.all()
}
