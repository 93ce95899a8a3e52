//! A small static server for this machine only: the site as any static host would give it, compression included.
//!
//! It answers GET and HEAD for files below one folder and nothing else; no request, however written, reaches a file
//! outside it. It stands on std alone: what a page of a dozen files needs is less than any server crate brings.

use crate::dist::gzip;
use crate::run::Told;
use flate2::Compression;
use std::fs;
use std::io::{self, BufRead, BufReader, Read, Write};
use std::net::{Ipv4Addr, SocketAddr, TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::thread;
use std::time::Duration;

const USUAL_PORT: u16 = 8080;
const REQUEST_LIMIT: u64 = 16 * 1024;
const PATIENCE: Duration = Duration::from_secs(10);

/// The server, bound to its port but not yet answering.
pub struct Server {
    listener: TcpListener,
    site: Arc<Site>,
}

/// A folder of files, and where in the address space it hangs.
struct Site {
    /// Canonical, so that a file's canonical path tells whether it lies inside.
    root: PathBuf,
    /// Begins and ends with a slash.
    mount: String,
}

struct Reply {
    status: &'static str,
    kind: &'static str,
    body: Vec<u8>,
    compressed: bool,
}

impl Server {
    /// Binds 127.0.0.1 at `port`, to serve `root` below the path `mount` (which begins and ends with a slash).
    ///
    /// # Errors
    ///
    /// When the folder is not there or the port is taken.
    pub fn bind(root: &Path, mount: &str, port: u16) -> io::Result<Server> {
        Ok(Server {
            listener: TcpListener::bind((Ipv4Addr::LOCALHOST, port))?,
            site: Arc::new(Site {
                root: root.canonicalize()?,
                mount: mount.to_owned(),
            }),
        })
    }

    /// The address of the page.
    ///
    /// # Errors
    ///
    /// When the operating system does not know the port it gave.
    pub fn address(&self) -> io::Result<String> {
        let socket: SocketAddr = self.listener.local_addr()?;
        Ok(format!("http://{socket}{}", self.site.mount))
    }

    /// Answers until the process ends.
    pub fn run(self) {
        for stream in self.listener.incoming().flatten() {
            let site = Arc::clone(&self.site);
            // A visitor who hangs up half-way is no fault of the server.
            thread::spawn(move || drop(site.converse(&stream)));
        }
    }
}

/// Serves `dist` at port 8080, or at a free port when that is taken, until the process ends.
///
/// # Errors
///
/// When no port can be had.
pub fn forever(dist: &Path) -> Told<()> {
    if !dist.join("index.html").exists() {
        return Err("there is no dist/ yet: `cargo xtask build` makes it".to_owned());
    }
    let server = Server::bind(dist, "/", USUAL_PORT)
        .or_else(|_| Server::bind(dist, "/", 0))
        .map_err(|fault| format!("no port on 127.0.0.1 can be had: {fault}"))?;
    let address = server
        .address()
        .map_err(|fault| format!("the port is unknown: {fault}"))?;
    println!("Searchlight is at {address} (Ctrl-C ends it)");
    server.run();
    Ok(())
}

impl Site {
    fn converse(&self, stream: &TcpStream) -> io::Result<()> {
        stream.set_read_timeout(Some(PATIENCE))?;
        stream.set_write_timeout(Some(PATIENCE))?;
        let mut lines = BufReader::new(stream.take(REQUEST_LIMIT)).lines();
        let first = lines.next().unwrap_or_else(|| Ok(String::new()))?;
        let mut takes_gzip = false;
        for line in lines {
            let line = line?.to_ascii_lowercase();
            if line.is_empty() {
                break;
            }
            takes_gzip |= line.starts_with("accept-encoding:") && line.contains("gzip");
        }
        let mut words = first.split(' ');
        let (method, target) = (words.next().unwrap_or(""), words.next().unwrap_or(""));
        let reply = match method {
            "GET" | "HEAD" => self.reply(target, takes_gzip),
            _ => Reply::plain("405 Method Not Allowed", "only GET and HEAD"),
        };
        reply.send(stream, method != "HEAD")
    }

    fn reply(&self, target: &str, takes_gzip: bool) -> Reply {
        let Some(path) = self.file(target) else {
            return Reply::plain("404 Not Found", "not found");
        };
        let Ok(body) = fs::read(&path) else {
            return Reply::plain("404 Not Found", "not found");
        };
        let kind = kind_of(&path);
        let compressible = takes_gzip && !kind.starts_with("image/png");
        match compressible.then(|| gzip(&body, Compression::default())) {
            Some(Ok(small)) => Reply {
                status: "200 OK",
                kind,
                body: small,
                compressed: true,
            },
            _ => Reply {
                status: "200 OK",
                kind,
                body,
                compressed: false,
            },
        }
    }

    /// The file that a request target names, when it is one inside the root.
    fn file(&self, target: &str) -> Option<PathBuf> {
        let path = target.split(['?', '#']).next()?.strip_prefix(&self.mount)?;
        let path = decoded(path)?;
        if path.contains(['\\', '\0', ':'])
            || path.split('/').any(|part| part.starts_with('.'))
            || path.starts_with('/')
        {
            return None;
        }
        let mut file = self.root.join(path).canonicalize().ok()?;
        if file.is_dir() {
            file = file.join("index.html").canonicalize().ok()?;
        }
        (file.starts_with(&self.root) && file.is_file()).then_some(file)
    }
}

impl Reply {
    fn plain(status: &'static str, sentence: &str) -> Reply {
        Reply {
            status,
            kind: "text/plain; charset=utf-8",
            body: sentence.into(),
            compressed: false,
        }
    }

    fn send(&self, mut stream: impl Write, with_body: bool) -> io::Result<()> {
        let encoding = if self.compressed {
            "Content-Encoding: gzip\r\n"
        } else {
            ""
        };
        let head = format!(
            "HTTP/1.1 {}\r\nContent-Type: {}\r\nContent-Length: {}\r\n{encoding}Vary: Accept-Encoding\r\n\
             Cache-Control: no-cache\r\nX-Content-Type-Options: nosniff\r\nConnection: close\r\n\r\n",
            self.status,
            self.kind,
            self.body.len()
        );
        stream.write_all(head.as_bytes())?;
        if with_body {
            stream.write_all(&self.body)?;
        }
        stream.flush()
    }
}

fn kind_of(path: &Path) -> &'static str {
    match path
        .extension()
        .and_then(|extension| extension.to_str())
        .unwrap_or("")
    {
        "html" => "text/html; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "js" => "text/javascript; charset=utf-8",
        "wasm" => "application/wasm",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "webmanifest" => "application/manifest+json",
        "json" => "application/json",
        "txt" => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}

/// A path with its %XX escapes undone, when they are well formed and give UTF-8.
fn decoded(path: &str) -> Option<String> {
    let mut bytes = Vec::with_capacity(path.len());
    let mut rest = path.bytes();
    while let Some(byte) = rest.next() {
        bytes.push(match byte {
            b'%' => {
                let high = char::from(rest.next()?).to_digit(16)?;
                let low = char::from(rest.next()?).to_digit(16)?;
                u8::try_from(high * 16 + low).ok()?
            }
            _ => byte,
        });
    }
    String::from_utf8(bytes).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// This crate's own folder, whose src/main.rs and Cargo.toml are surely there.
    fn here(mount: &str) -> Site {
        let root = Path::new(env!("CARGO_MANIFEST_DIR"))
            .join("src")
            .canonicalize()
            .expect("the sources are there");
        Site {
            root,
            mount: mount.to_owned(),
        }
    }

    #[test]
    fn a_file_is_found_below_the_mount_only() {
        assert!(here("/").file("/main.rs").is_some());
        assert!(here("/").file("/ma%69n.rs?v=1").is_some());
        assert!(
            here("/any/sub/path/")
                .file("/any/sub/path/main.rs")
                .is_some()
        );
        assert!(here("/any/sub/path/").file("/main.rs").is_none());
        assert!(here("/").file("/").is_none(), "there is no index.html here");
    }

    #[test]
    fn no_target_reaches_outside_the_root() {
        for target in [
            "/../Cargo.toml",
            "/%2e%2e/Cargo.toml",
            "/..%2fCargo.toml",
            "/..%5cCargo.toml",
            "/./../Cargo.toml",
            "//etc/passwd",
            "/%2fetc/passwd",
            "/C:/Windows",
            "/main.rs%00",
            "/main.rs%",
            "/main.rs%g1",
            "/main.rs%ff",
            "",
            "main.rs",
            "http://127.0.0.1/main.rs",
            "*",
        ] {
            assert_eq!(here("/").file(target), None, "{target}");
        }
    }

    #[test]
    fn a_reply_names_its_kind_and_length() {
        let mut sent = Vec::new();
        here("/")
            .reply("/main.rs", false)
            .send(&mut sent, false)
            .expect("memory takes everything");
        let head = String::from_utf8(sent).expect("a head is ASCII");
        assert!(
            head.starts_with("HTTP/1.1 200 OK\r\nContent-Type: application/octet-stream\r\n"),
            "{head}"
        );
        assert!(head.ends_with("Connection: close\r\n\r\n"), "{head}");
        assert_eq!(kind_of(Path::new("searchlight.wasm")), "application/wasm");
    }
}
