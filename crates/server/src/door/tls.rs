//! HTTPS: the certificate that the server shows, and connections that are spoken to with it.

use std::fmt;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::pin::Pin;
use std::sync::{Arc, Mutex, PoisonError, RwLock};
use std::task::{Context, Poll};
use std::time::{Duration, Instant, SystemTime};

use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio_rustls::TlsAcceptor;
use tokio_rustls::rustls::ServerConfig;
use tokio_rustls::rustls::crypto::ring;
use tokio_rustls::rustls::pki_types::pem::PemObject;
use tokio_rustls::rustls::pki_types::{CertificateDer, PrivateKeyDer};
use tokio_rustls::server::TlsStream;

use super::pace::TimedStream;

/// How often the files are looked at.
const LOOK: Duration = Duration::from_secs(10);

/// What the server speaks inside.
const HTTP_1_1: &[u8] = b"http/1.1";

/// A certificate with its key, read again when their files change.
pub struct Certificate {
    chain: PathBuf,
    key: PathBuf,
    current: RwLock<Arc<ServerConfig>>,
    looked: Mutex<CertificateAge>,
}

/// When the files were looked at, and how old they were.
struct CertificateAge {
    at: Instant,
    changed: Option<[SystemTime; 2]>,
}

/// A certificate that cannot be used.
#[derive(Debug)]
pub struct InvalidCertificate {
    /// In which file.
    pub file: PathBuf,
    /// What is wrong, in the words of whoever found it.
    pub problem: String,
}

impl fmt::Debug for Certificate {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Certificate")
            .field("chain", &self.chain)
            .finish()
    }
}

impl Certificate {
    /// The certificate chain and the key of these files.
    ///
    /// # Errors
    ///
    /// [`InvalidCertificate`] if a file cannot be read, or they do not belong together.
    pub fn open(chain: &Path, key: &Path) -> Result<Certificate, InvalidCertificate> {
        let changed = changed(chain, key);
        Ok(Certificate {
            current: RwLock::new(read(chain, key)?),
            chain: chain.to_owned(),
            key: key.to_owned(),
            looked: Mutex::new(CertificateAge {
                at: Instant::now(),
                changed,
            }),
        })
    }

    /// How to speak to the next caller. A new certificate that cannot be used is told, and the old one stays.
    pub(super) fn acceptor(&self) -> TlsAcceptor {
        TlsAcceptor::from(self.current_after(LOOK))
    }

    fn current_after(&self, pause: Duration) -> Arc<ServerConfig> {
        if self.is_new(pause) {
            match read(&self.chain, &self.key) {
                Ok(config) => {
                    *self.current.write().unwrap_or_else(PoisonError::into_inner) = config;
                    tracing::info!(file = %self.chain.display(), "the certificate was read again");
                }
                Err(InvalidCertificate { file, problem }) => {
                    let file = file.display();
                    tracing::error!(%file, problem, "the new certificate cannot be used; the old one stays");
                }
            }
        }
        let current = self.current.read().unwrap_or_else(PoisonError::into_inner);
        current.clone()
    }

    /// Whether the files changed since they were read; they are not looked at again before `pause` is over.
    fn is_new(&self, pause: Duration) -> bool {
        let mut looked = self.looked.lock().unwrap_or_else(PoisonError::into_inner);
        if looked.at.elapsed() < pause {
            return false;
        }
        looked.at = Instant::now();
        let now = changed(&self.chain, &self.key);
        let is_new = now.is_some() && now != looked.changed;
        if is_new {
            looked.changed = now;
        }
        is_new
    }
}

fn changed(chain: &Path, key: &Path) -> Option<[SystemTime; 2]> {
    let of = |path: &Path| fs::metadata(path).and_then(|known| known.modified()).ok();
    Some([of(chain)?, of(key)?])
}

fn read(chain: &Path, key: &Path) -> Result<Arc<ServerConfig>, InvalidCertificate> {
    let wrong = |file: &Path, problem: &dyn fmt::Display| InvalidCertificate {
        file: file.to_owned(),
        problem: problem.to_string(),
    };
    let bytes = |path: &Path| fs::read(path).map_err(|error| wrong(path, &error));
    let certificates: Result<Vec<_>, _> = CertificateDer::pem_slice_iter(&bytes(chain)?).collect();
    let certificates = certificates.map_err(|error| wrong(chain, &error))?;
    let private =
        PrivateKeyDer::from_pem_slice(&bytes(key)?).map_err(|error| wrong(key, &error))?;
    let config = ServerConfig::builder_with_provider(ring::default_provider().into())
        .with_safe_default_protocol_versions()
        .map_err(|error| wrong(chain, &error))?
        .with_no_client_auth()
        .with_single_cert(certificates, private);
    let mut config = config.map_err(|error| wrong(chain, &error))?;
    config.alpn_protocols = vec![HTTP_1_1.to_vec()];
    Ok(Arc::new(config))
}

/// A connection, in the clear or not.
pub(super) enum AnyStream {
    Plain(TimedStream),
    Secure(Box<TlsStream<TimedStream>>),
}

macro_rules! either {
    ($self:ident, $stream:ident => $what:expr) => {
        match $self.get_mut() {
            AnyStream::Plain($stream) => {
                let $stream = Pin::new($stream);
                $what
            }
            AnyStream::Secure($stream) => {
                let $stream = Pin::new($stream.as_mut());
                $what
            }
        }
    };
}

impl AsyncRead for AnyStream {
    fn poll_read(
        self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        either!(self, stream => stream.poll_read(cx, buffer))
    }
}

impl AsyncWrite for AnyStream {
    fn poll_write(
        self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        either!(self, stream => stream.poll_write(cx, bytes))
    }

    fn poll_write_vectored(
        self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        bytes: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        either!(self, stream => stream.poll_write_vectored(cx, bytes))
    }

    fn is_write_vectored(&self) -> bool {
        match self {
            AnyStream::Plain(stream) => stream.is_write_vectored(),
            AnyStream::Secure(stream) => stream.is_write_vectored(),
        }
    }

    fn poll_flush(self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        either!(self, stream => stream.poll_flush(cx))
    }

    fn poll_shutdown(self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        either!(self, stream => stream.poll_shutdown(cx))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ONE: [&str; 2] = [
        include_str!("../../tests/certificates/one.crt"),
        include_str!("../../tests/certificates/one.key"),
    ];
    const OTHER: [&str; 2] = [
        include_str!("../../tests/certificates/other.crt"),
        include_str!("../../tests/certificates/other.key"),
    ];

    #[test]
    fn a_new_certificate_is_taken_and_a_broken_one_is_not() {
        let folder = tempfile::tempdir().unwrap();
        let files = ["chain", "key"].map(|name| folder.path().join(name));
        let mut second = 0;
        let mut put = |contents: [&str; 2]| {
            second += 10;
            for (file, content) in files.iter().zip(contents) {
                fs::write(file, content).unwrap();
                let time = SystemTime::UNIX_EPOCH + Duration::from_secs(second);
                let file = fs::File::options().append(true).open(file).unwrap();
                file.set_modified(time).unwrap();
            }
        };
        put(ONE);
        let certificate = Certificate::open(&files[0], &files[1]).unwrap();
        let first = certificate.current_after(Duration::ZERO);
        assert!(Arc::ptr_eq(
            &first,
            &certificate.current_after(Duration::ZERO)
        ));
        put([ONE[0], OTHER[1]]);
        assert!(
            Arc::ptr_eq(&first, &certificate.current_after(Duration::ZERO)),
            "they do not fit"
        );
        put(OTHER);
        assert!(
            Arc::ptr_eq(&first, &certificate.current_after(LOOK)),
            "not yet"
        );
        assert!(!Arc::ptr_eq(
            &first,
            &certificate.current_after(Duration::ZERO)
        ));

        put([ONE[0], OTHER[1]]);
        let refused = Certificate::open(&files[0], &files[1]).unwrap_err();
        assert_eq!(refused.file, files[0]);
        put([ONE[0], "no key"]);
        let refused = Certificate::open(&files[0], &files[1]).unwrap_err();
        assert_eq!(refused.file, files[1]);
    }
}
