//! Asking a server over HTTPS: one request on a connection of its own. Sign-ins are few.

use std::sync::{Arc, OnceLock};

use axum::body::{Body, to_bytes};
use axum::http::{Request, Response, Uri, header};
use hyper_util::rt::TokioIo;
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::TcpStream;
use tokio_rustls::TlsConnector;
use tokio_rustls::rustls::crypto::ring::default_provider;
use tokio_rustls::rustls::pki_types::ServerName;
use tokio_rustls::rustls::{ClientConfig, RootCertStore};
use url::Url;

use super::{LONGEST_ANSWER, PATIENCE, SignOnError, may_be_asked};

/// What a server answers to a look.
pub(super) async fn get(address: &Url) -> Result<Vec<u8>, SignOnError> {
    let request = Request::get(address.as_str()).body(Body::empty());
    ask(address, request.map_err(SignOnError::away)?).await
}

/// What a server answers to a form, with the name and the password of this one if it has any.
pub(super) async fn post(
    address: &Url,
    form: &[(&str, &str)],
    authorization: Option<&str>,
) -> Result<Vec<u8>, SignOnError> {
    let body = url::form_urlencoded::Serializer::new(String::new())
        .extend_pairs(form)
        .finish();
    let mut request = Request::post(address.as_str())
        .header(header::CONTENT_TYPE, "application/x-www-form-urlencoded");
    if let Some(authorization) = authorization {
        request = request.header(header::AUTHORIZATION, authorization);
    }
    let request = request.body(Body::from(body));
    ask(address, request.map_err(SignOnError::away)?).await
}

async fn ask(address: &Url, request: Request<Body>) -> Result<Vec<u8>, SignOnError> {
    may_be_asked(address)?;
    match tokio::time::timeout(PATIENCE, answer(address, request)).await {
        Ok(answer) => answer,
        Err(_) => Err(SignOnError::Away(format!("{address} does not answer"))),
    }
}

async fn answer(address: &Url, mut request: Request<Body>) -> Result<Vec<u8>, SignOnError> {
    let missing = || SignOnError::Away(format!("{address} names no server"));
    let host = address.host_str().ok_or_else(missing)?;
    let port = address.port_or_known_default().ok_or_else(missing)?;
    let named = match address.port() {
        Some(port) => format!("{host}:{port}"),
        None => host.to_owned(),
    };
    // A server is asked for the path; its name stands in a header.
    let path = &address[url::Position::BeforePath..url::Position::AfterQuery];
    *request.uri_mut() = path.parse::<Uri>().map_err(SignOnError::away)?;
    let headers = request.headers_mut();
    let named = named.parse().map_err(|_| missing())?;
    headers.insert(header::HOST, named);
    headers.insert(
        header::ACCEPT,
        header::HeaderValue::from_static("application/json"),
    );
    let bare = host.trim_matches(['[', ']']);
    let stream = TcpStream::connect((bare, port)).await;
    let stream = stream.map_err(SignOnError::away)?;
    let response = match address.scheme() {
        "https" => {
            let name = ServerName::try_from(bare.to_owned()).map_err(SignOnError::away)?;
            let stream = connector()?.connect(name, stream).await;
            over(stream.map_err(SignOnError::away)?, request).await?
        }
        _ => over(stream, request).await?,
    };
    let status = response.status();
    let body = to_bytes(response.into_body(), LONGEST_ANSWER).await;
    let body = body.map_err(SignOnError::away)?;
    match status.is_success() {
        true => Ok(body.to_vec()),
        // What went wrong stands in the answer, and no secret does.
        false => {
            let told: String = String::from_utf8_lossy(&body).chars().take(200).collect();
            Err(SignOnError::Away(format!("{address}: {status} {told}")))
        }
    }
}

async fn over<S: AsyncRead + AsyncWrite + Unpin + Send + 'static>(
    stream: S,
    request: Request<Body>,
) -> Result<Response<Body>, SignOnError> {
    let (mut sender, connection) = hyper::client::conn::http1::handshake(TokioIo::new(stream))
        .await
        .map_err(SignOnError::away)?;
    tokio::spawn(async move {
        // What goes wrong here goes wrong for whoever waits for the answer.
        let _ = connection.await;
    });
    let response = sender.send_request(request).await;
    Ok(response.map_err(SignOnError::away)?.map(Body::new))
}

/// TLS with the authorities that this computer believes.
fn connector() -> Result<TlsConnector, SignOnError> {
    static CONFIG: OnceLock<Arc<ClientConfig>> = OnceLock::new();
    if let Some(config) = CONFIG.get() {
        return Ok(config.clone().into());
    }
    let mut roots = RootCertStore::empty();
    let found = rustls_native_certs::load_native_certs();
    for problem in &found.errors {
        tracing::warn!(%problem, "a certificate authority of this computer cannot be read");
    }
    roots.add_parsable_certificates(found.certs);
    let config = ClientConfig::builder_with_provider(Arc::new(default_provider()))
        .with_safe_default_protocol_versions()
        .map_err(SignOnError::away)?
        .with_root_certificates(roots)
        .with_no_client_auth();
    Ok(CONFIG.get_or_init(|| Arc::new(config)).clone().into())
}
