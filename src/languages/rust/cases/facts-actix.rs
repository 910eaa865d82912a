use actix_web::{get, guard, middleware::Logger, post, web, App, HttpServer};

use crate::users;

#[get("/hello/{name}")] // ^ fact route framework=actix method=GET path=/hello/{name} router=hello handler=hello
async fn hello() -> String {
    map.get("/hello") // ^ no fact route
}

#[post("/echo", wrap = "Auth")] // ^ fact route method=POST path=/echo router=echo middleware=Auth
async fn echo() {}

#[actix_web::route("/both", method = "GET", method = "HEAD")] // ^ fact route method=GET path=/both ^ fact route method=HEAD path=/both
async fn both() {}

fn config(cfg: &mut web::ServiceConfig) {
    cfg.service( // ^ no fact route_mount
        web::resource("/app")
            .wrap(Limit::new(3))
            .route(web::get().to(show)) // ^ fact route method=GET path=/app router=config#0 handler=show middleware=Limit
            .route(web::route().guard(guard::Post()).to(users::create)), // ^ fact route method=POST path=/app handler=users::create handler_module=crate handler_name=users.create
    );
    cfg.route("/plain", web::put().to(show)); // ^ fact route method=PUT path=/plain router=config#0
    cfg.service(web::resource("/to").to(show)); // ^ fact route method=ANY path=/to router=config#0
}

async fn show() {}

fn nested() -> Scope {
    web::scope("/nested").service(echo) // ^ fact route_mount router=nested prefix=/nested target=scope@1266 ^ fact route_mount router=scope@1266 prefix="" target=echo
}

async fn main() {
    HttpServer::new(|| {
        App::new()
            .wrap(Logger::default()) // ^ fact route_middleware framework=actix path="" names=Logger
            .service(hello) // ^ fact route_mount framework=actix router=- prefix="" target=hello
            .service(
                web::scope("/api") // ^ fact route_mount router=- prefix=/api target=scope@1732
                    .wrap(Auth) // ^ fact route_middleware router=scope@1732 names=Auth
                    .route("/list", web::get().to(users::list)) // ^ fact route method=GET path=/list router=scope@1732 handler=users::list
                    .service(users::show), // ^ fact route_mount router=scope@1732 prefix="" module=crate name=users.show
            )
            .service(nested()) // ^ fact route_mount router=- prefix="" target=nested
            .service(Files::new("/static", ".")) // ^ no fact route_mount
            .configure(config) // ^ fact route_mount router=- prefix="" target=config#0
            .configure(users::config) // ^ fact route_mount module=crate name=users.config#0
            .configure(|cfg| { // ^ fact route_mount router=- prefix="" target=2540#0
                cfg.route("/closure", web::get().to(show)); // ^ fact route path=/closure router=2540#0
            })
    });
    let stack = ServiceBuilder::new().service(inner); // ^ no fact route_mount
}
