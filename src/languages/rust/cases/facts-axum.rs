use axum::{middleware, routing::{get, post, on, MethodFilter}, Router};
use tower_http::trace::TraceLayer;

use crate::handlers::{self, users};

mod admin;

const ITEMS: &str = "/items";

pub fn app(state: AppState) -> Router {
    let api = Router::new()
        .route("/users", get(users::list).post(users::create)) // ^ fact route framework=axum method=GET path=/users router=api@236 handler=users::list handler_module=crate::handlers handler_name=users.list ^ fact route method=POST path=/users handler=users::create
        .route(ITEMS, post(create_item).layer(middleware::from_fn(limited))) // ^ fact route method=POST path=/items handler=create_item middleware=limited
        .route("/any", on(MethodFilter::PUT, handlers::put)) // ^ fact route method=PUT path=/any handler=handlers::put
        .route_layer(middleware::from_fn_with_state(state.clone(), authed)); // ^ fact route_middleware framework=axum router=api@236 path="" names=authed
    Router::new()
        .route("/health", get(|| async { "ok" })) // ^ fact route method=GET path=/health router=app
        .nest("/api", api) // ^ fact route_mount framework=axum router=app prefix=/api target=api@236
        .nest("/admin", admin::router()) // ^ fact route_mount router=app prefix=/admin module=admin name=*.router()
        .merge(pages()) // ^ fact route_mount router=app prefix="" target=pages
        .nest("/inline", Router::new().route("/x", get(handlers::x)).layer(TraceLayer::new_for_http()))
        // ^ fact route_mount router=app prefix=/inline target=router@1396 ^ fact route method=GET path=/x router=router@1396 ^ fact route_middleware router=router@1396 names=TraceLayer
        .nest_service("/assets", ServeDir::new("assets")) // ^ fact route method=ANY path=/assets router=app handler=ServeDir ^ no fact route_mount
        .layer(TraceLayer::new_for_http()) // ^ fact route_middleware router=app names=TraceLayer
        .with_state(state)
}

fn pages() -> Router<AppState> {
    let mut router = Router::new().route("/", get(index)); // ^ fact route path=/ router=pages handler=index
    router = router.route("/about", get(about)); // ^ fact route path=/about router=pages
    router
}

fn more(router: Router<AppState>) -> Router<AppState> {
    router.route("/more", axum::routing::delete(remove)) // ^ fact route method=DELETE path=/more router=more#0 handler=remove
}

struct Api;

impl Api {
    fn routes() -> axum::Router {
        axum::Router::new().route("/own", get(Self::own)) // ^ fact route path=/own router=Api.routes handler=Self::own
    }

    async fn own() -> &'static str {
        let cache = Cache::new();
        cache.route("/own", lookup); // ^ no fact route
        let joined = a.merge(b); // ^ no fact route_mount
        let layered = tracing_subscriber::registry().layer(fmt()); // ^ no fact route_middleware
        graph.nest("/x", joined); // ^ no fact route_mount
        "own"
    }
}
