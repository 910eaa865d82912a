// path: src/service.rs
use std::env;
use std::fs::{self, File, OpenOptions};
use std::process::Command;

use aes_gcm::{aead::KeyInit, Aes256Gcm};
use argon2::{Argon2, PasswordHasher};
use axum::response::Html;
use config::Config;
use hmac::{Hmac, Mac};
use jsonwebtoken::{decode, decode_header, encode, Algorithm, DecodingKey, EncodingKey, Header, Validation};
use openssl::hash::{hash, MessageDigest};
use openssl::symm::{encrypt, Cipher};
use rand::{rngs::{SmallRng, StdRng}, thread_rng, Rng, SeedableRng};
use regex::{Regex, RegexBuilder};
use reqwest::{Client, Method};
use ring::digest;
use rusqlite::Connection;
use sha2::{Digest, Sha256};
use tera::Tera;
use tokio_postgres::Client as Postgres;

use crate::own::{Registry, Runner};

type HmacSha256 = Hmac<Sha256>;

fn crypto(data: &[u8], registry: Registry, kind: Algorithm) {
    let mut hasher = Sha256::new(); // ^ fact crypto_operation library=sha2.Sha256 operation=hash algorithm=Sha256
    Sha256::digest(data); // ^ fact crypto_operation operation=hash algorithm=Sha256
    sha1::Sha1::new(); // ^ fact crypto_operation library=sha1.Sha1 algorithm=Sha1
    md5::compute(data); // ^ fact crypto_operation library=md5 operation=hash algorithm=md5
    blake3::hash(data); // ^ fact crypto_operation algorithm=blake3
    HmacSha256::new_from_slice(data); // ^ fact crypto_operation library=hmac.Hmac operation=mac algorithm=Sha256
    Hmac::<Sha256>::new_from_slice(data); // ^ fact crypto_operation operation=mac
    digest::digest(&digest::SHA256, data); // ^ fact crypto_operation library=ring operation=hash algorithm=SHA256
    digest::digest(algorithm, data); // ^ fact crypto_operation library=ring operation=hash algorithm=-
    ring::pbkdf2::derive(algorithm, rounds, data, data, &mut out); // ^ fact crypto_operation operation=derive_key algorithm=PBKDF2
    ring::hmac::Key::new(ring::hmac::HMAC_SHA256, data); // ^ fact crypto_operation library=ring operation=mac algorithm=HMAC_SHA256
    hash(MessageDigest::md5(), data); // ^ fact crypto_operation library=openssl operation=hash algorithm=md5
    encrypt(Cipher::aes_256_cbc(), data, None, data); // ^ fact crypto_operation library=openssl operation=encrypt algorithm=aes_256_cbc
    openssl::rsa::Rsa::generate(2048); // ^ fact crypto_operation operation=generate_key algorithm=RSA
    Aes256Gcm::new(key); // ^ fact crypto_operation operation=cipher algorithm=AES-GCM
    bcrypt::hash(password, 12); // ^ fact crypto_operation operation=hash_password algorithm=bcrypt
    bcrypt::verify(password, hashed); // ^ fact crypto_operation operation=verify_password algorithm=bcrypt
    Argon2::default().hash_password(data, &salt); // ^ fact crypto_operation library=argon2 operation=hash_password algorithm=argon2
    pbkdf2::pbkdf2_hmac::<Sha256>(data, data, 600_000, &mut out); // ^ fact crypto_operation operation=derive_key algorithm=PBKDF2
    scrypt::scrypt(data, data, &params, &mut out); // ^ fact crypto_operation operation=derive_key algorithm=scrypt
    registry.hash(data); // ^ no fact crypto_operation
    Registry::new(); // ^ no fact crypto_operation
    hasher.update(data); // ^ no fact crypto_operation
}

fn random(registry: Registry) {
    let n: u8 = rand::random(); // ^ fact random_source source=rand.random cryptographic=true
    thread_rng().gen_range(0..6); // ^ fact random_source source=rand.thread_rng cryptographic=true
    StdRng::seed_from_u64(7); // ^ fact random_source source=rand.rngs.StdRng.seed_from_u64 cryptographic=false
    StdRng::from_entropy(); // ^ fact random_source cryptographic=true
    SmallRng::from_entropy(); // ^ fact random_source cryptographic=false
    fastrand::u32(..); // ^ fact random_source source=fastrand.u32 cryptographic=false
    uuid::Uuid::new_v4(); // ^ fact random_source source=uuid.Uuid.new_v4 cryptographic=true
    getrandom::getrandom(&mut buffer); // ^ fact random_source cryptographic=true
    registry.random(); // ^ no fact random_source
    uuid::Uuid::nil(); // ^ no fact random_source
}

fn tokens(claims: &Claims, token: &str, registry: Registry) {
    encode(&Header::new(Algorithm::HS512), claims, &EncodingKey::from_secret(key)); // ^ fact jwt_pattern library=jsonwebtoken operation=sign algorithm=HS512 key=computed
    decode::<Claims>(token, &key, &Validation::new(Algorithm::RS256)); // ^ fact jwt_pattern operation=verify algorithm=RS256 key=variable
    decode_header(token); // ^ fact jwt_pattern operation=decode key=-
    registry.decode(token); // ^ no fact jwt_pattern
    base64::encode(token); // ^ no fact jwt_pattern
}

fn system(branch: &str, path: &str, runner: Runner) {
    Command::new("git").arg("log").arg(branch).output(); // ^ fact subprocess api=std.process.Command.new command=git form=argv given=literal arguments=built
    Command::new("git").args(["log", "-1"]).output(); // ^ fact subprocess command=git arguments=literal
    Command::new("sh").arg("-c").arg(format!("ls {}", branch)); // ^ fact subprocess command="ls {}" form=shell given=interpolated
    Command::new("bash").args(["-c", "ls"]); // ^ fact subprocess command=ls form=shell given=literal
    tokio::process::Command::new(path); // ^ fact subprocess api=tokio.process.Command.new command=- given=variable arguments=-
    Runner::new("git"); // ^ no fact subprocess
    runner.command("git"); // ^ no fact subprocess

    fs::read_to_string("a.txt"); // ^ fact file_operation api=std.fs.read_to_string operation=read path=a.txt given=literal
    std::fs::write(path, "x"); // ^ fact file_operation api=std.fs.write operation=write path=- given=variable
    fs::remove_dir_all(format!("tmp/{branch}")); // ^ fact file_operation operation=delete path=tmp/{} given=interpolated
    fs::rename(path, "b"); // ^ fact file_operation operation=move
    fs::copy(path, "b"); // ^ fact file_operation operation=copy
    fs::create_dir_all("tmp"); // ^ fact file_operation operation=create path=tmp
    fs::read_dir("."); // ^ fact file_operation operation=list path=.
    fs::set_permissions(path, mode); // ^ fact file_operation operation=permissions
    std::os::unix::fs::symlink(path, "b"); // ^ fact file_operation operation=link
    File::open(path); // ^ fact file_operation api=std.fs.File.open operation=read
    File::create("out"); // ^ fact file_operation operation=write path=out
    OpenOptions::new().append(true).open("log"); // ^ fact file_operation api=std.fs.OpenOptions.open operation=append path=log
    tokio::fs::File::options().read(true).open(path); // ^ fact file_operation operation=read
    tempfile::tempdir(); // ^ fact file_operation operation=create
    rocket::fs::NamedFile::open(path); // ^ fact file_operation operation=read given=variable
    fs::metadata(path); // ^ no fact file_operation
    runner.write(path); // ^ no fact file_operation
    Runner::open(path); // ^ no fact file_operation

    env::var("HOME"); // ^ fact env_read name=HOME api=std.env.var has_default=-
    env::var("PORT").unwrap_or_else(|_| "80".into()); // ^ fact env_read name=PORT has_default=true
    env::var_os(path); // ^ fact env_read name=- api=std.env.var_os
    env!("CARGO_PKG_VERSION"); // ^ fact env_read name=CARGO_PKG_VERSION api=env!
    env::set_var("HOME", path); // ^ no fact env_read
    runner.var("HOME"); // ^ no fact env_read
    let settings = Config::builder().build().unwrap();
    settings.get_string("db.host"); // ^ fact config_read library=config key=db.host
    runner.get_string("db.host"); // ^ no fact config_read
}

async fn network(client: Client, id: &str, runner: Runner) {
    reqwest::get("https://example.com/a").await; // ^ fact outbound_request library=reqwest method=GET url=https://example.com/a given=literal
    client.post(format!("https://example.com/{}", id)).send().await; // ^ fact outbound_request method=POST url=https://example.com/{} given=interpolated
    Client::new().put(id).send().await; // ^ fact outbound_request method=PUT url=- given=variable
    Client::builder().build().unwrap().get(id); // ^ fact outbound_request method=GET
    client.request(Method::DELETE, "https://example.com/b"); // ^ fact outbound_request method=DELETE url=https://example.com/b
    ureq::get(id).call(); // ^ fact outbound_request library=ureq method=GET
    let answer = client.get(id).send().await.unwrap(); // ^ fact outbound_request method=GET
    answer.headers().get("etag"); // ^ no fact outbound_request
    runner.get("https://example.com"); // ^ no fact outbound_request
}

fn text(tera: Tera, body: String, runner: Runner) {
    Regex::new("^a+$"); // ^ fact regex api=regex.Regex.new pattern=^a+$ given=literal
    Regex::new(r#"a"b"#); // ^ fact regex pattern="a\"b" given=literal
    RegexBuilder::new(&body); // ^ fact regex api=regex.RegexBuilder.new given=variable
    Runner::new("^a+$"); // ^ no fact regex
    tera.render("page.html", &context); // ^ fact template_render api=tera.Tera.render operation=render template=page.html given=literal
    Tera::one_off(&body, &context, true); // ^ fact template_render operation=render_text given=variable
    Html(body); // ^ fact template_render api=axum.response.Html operation=raw given=variable
    runner.render("page.html"); // ^ no fact template_render
    serde_yaml::from_str::<Plan>(&body); // ^ fact deserialization api=serde_yaml.from_str format=yaml
    bincode::deserialize(data); // ^ fact deserialization format=bincode
    serde_json::from_str::<Plan>(&body); // ^ no fact deserialization
}

async fn sql(pool: &PgPool, conn: Connection, pg: Postgres, name: &str, runner: Runner) {
    sqlx::query("SELECT * FROM users WHERE id = $1").bind(1); // ^ fact sql_query library=sqlx operation=query verb=SELECT tables=users parameters=placeholders ^ fact sql_query_table table=users access=read
    sqlx::query_as!(User, "SELECT id FROM users"); // ^ fact sql_query library=sqlx operation=query_as tables=users parameters=none
    sqlx::query(&format!("DELETE FROM {} WHERE a = 1", name)); // ^ fact sql_query library=sqlx verb=DELETE tables=- parameters=interpolated
    sqlx::query_as::<_, User>(r#"SELECT "id" FROM users"#); // ^ fact sql_query operation=query_as tables=users
    conn.execute("INSERT INTO audit (a) VALUES (?1)", [name]); // ^ fact sql_query library=rusqlite verb=INSERT tables=audit parameters=placeholders ^ fact sql_query_table table=audit access=write
    pg.query("SELECT 1", &[]).await; // ^ fact sql_query library=tokio-postgres verb=SELECT
    sqlx::query_as!( // ^ fact sql_query operation=query_as verb=SELECT tables=wide parameters=placeholders
        User,
        r#"SELECT
            the_column_with_number_00,
            the_column_with_number_01,
            the_column_with_number_02,
            the_column_with_number_03,
            the_column_with_number_04,
            the_column_with_number_05,
            the_column_with_number_06,
            the_column_with_number_07,
            the_column_with_number_08,
            the_column_with_number_09,
            the_column_with_number_10,
            the_column_with_number_11,
            the_column_with_number_12,
            the_column_with_number_13,
            the_column_with_number_14,
            the_column_with_number_15,
            the_column_with_number_16,
            the_column_with_number_17,
            the_column_with_number_18,
            the_column_with_number_19,
            the_column_with_number_20,
            the_column_with_number_21,
            the_column_with_number_22,
            the_column_with_number_23,
            the_column_with_number_24,
            the_column_with_number_25,
            the_column_with_number_26,
            the_column_with_number_27,
            the_column_with_number_28,
            the_column_with_number_29,
            the_column_with_number_30,
            the_column_with_number_31,
            id
        FROM wide WHERE id = $1"#,
        name
    );
    diesel::sql_query("UPDATE users SET a = 1"); // ^ fact sql_query library=diesel verb=UPDATE tables=users
    runner.execute("DROP TABLE users"); // ^ fact sql_query library=- verb=DROP
    runner.execute("select a runner"); // ^ no fact sql_query
    runner.query(name); // ^ no fact sql_query
}

const DB_PASSWORD: &str = "tr0ub4dor&3"; // ^ fact secret name=DB_PASSWORD length=11
const API_KEY: &str = "changeme"; // ^ no fact secret
const TOKEN: &str = env!("TOKEN"); // ^ no fact secret
