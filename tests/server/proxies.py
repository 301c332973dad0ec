"""Proxies that are really run, with the files of deploy/ in which names and places alone are changed."""

import re
import shutil
import socket
import ssl
import subprocess
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager, suppress
from pathlib import Path
from time import monotonic, sleep
from typing import Final

import httpx2
from websockets.sync.client import ClientConnection, connect

from gridtown.server.running.run import bind
from gridtown.server.settings import Settings

PATIENCE: Final = 60.0
NAME: Final = "play.example"

ADMINS: Final = "/usr/sbin:/usr/local/sbin"
"""Where systems put such programs, besides the search path of their people."""

NGINX: Final = """\
daemon off;
pid {folder}/pid;
error_log {folder}/errors;
worker_processes 1;
worker_rlimit_nofile 4096;
events {{ worker_connections 2048; }}
http {{
    access_log {folder}/requests;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxied;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    include {folder}/gridtown.conf;
}}
"""
"""What a system has around the files in /etc/nginx/conf.d."""


class Proxy:
    """A proxy that runs. port: of TLS; plain: of HTTP; folder: all that it writes is in there."""

    def __init__(self, port: int, plain: int, folder: Path) -> None:
        self.port = port
        self.plain = plain
        self.folder = folder
        self.origin = f"https://{NAME}:{port}"

    @property
    def logs(self) -> str:
        """All that it has written, but for its configuration."""
        files = [self.folder / name for name in ("said", "errors", "requests", "error.log", "access.log")]
        return "".join(file.read_text(errors="replace") for file in files if file.exists())

    @contextmanager
    def browser(self, home: str = "127.0.0.1") -> Iterator[httpx2.Client]:
        """Somebody who comes from an address of this machine and asks for the name."""
        with httpx2.Client(
            base_url=f"https://127.0.0.1:{self.port}",
            transport=httpx2.HTTPTransport(local_address=home, verify=trusting()),
            headers={"host": f"{NAME}:{self.port}"},
            event_hooks={"request": [_ask_for_name]},
            timeout=PATIENCE,
        ) as client:
            yield client

    def line(self, home: str = "127.0.0.1") -> ssl.SSLSocket:
        """A connection over which any bytes can be sent."""
        plain = socket.create_connection(("127.0.0.1", self.port), PATIENCE, (home, 0))
        return trusting().wrap_socket(plain, server_hostname=NAME)

    def socket(self, path: str, origin: str | None = None, cookie: str = "") -> ClientConnection:
        """A WebSocket through it."""
        return connect(
            f"wss://{NAME}:{self.port}{path}",
            sock=socket.create_connection(("127.0.0.1", self.port), PATIENCE),
            ssl=trusting(),
            server_hostname=NAME,
            origin=origin,  # type: ignore[arg-type]
            additional_headers={"cookie": cookie} if cookie else {},
            open_timeout=PATIENCE,
        )


def _ask_for_name(request: httpx2.Request) -> None:
    request.extensions = {**request.extensions, "sni_hostname": NAME}


def trusting() -> ssl.SSLContext:
    """TLS with whoever answers: the certificate is the test's own."""
    context = ssl.create_default_context()
    context.check_hostname = False
    context.verify_mode = ssl.CERT_NONE
    return context


def program(name: str) -> str | None:
    """The program of a proxy; None where it isn't installed."""
    return shutil.which(name) or shutil.which(name, path=ADMINS)


@contextmanager
def nginx(root: Path, folder: Path, *servers: int) -> Iterator[Proxy]:
    """Nginx with deploy/nginx.conf, in front of servers at these ports of this machine."""
    proxy, key = Proxy(_free_port(), _free_port(), folder), _certificate(folder)
    upstream = "\n".join(f"    server 127.0.0.1:{port} max_fails=1 fail_timeout=2s;" for port in servers)
    both = r"    server 127\.0\.0\.1:8001 max_fails=1 fail_timeout=2s;\n    server 127\.0\.0\.1:8002 .*"
    changes = {
        both: upstream,
        r"listen 80;": f"listen 127.0.0.1:{proxy.plain};",
        r"listen 443 ssl;": f"listen 127.0.0.1:{proxy.port} ssl;",
        r"    listen \[::\]:.*\n": "",
        r"/var/log/nginx/": f"{folder}/",
        r"/etc/letsencrypt/live/play\.example/(fullchain|privkey)\.pem": str(key),
    }
    _copy(root / "deploy/nginx.conf", folder / "gridtown.conf", changes)
    (folder / "nginx.conf").write_text(NGINX.format(folder=folder), encoding="utf-8")
    with _running(proxy, program("nginx") or "nginx", "-p", f"{folder}", "-c", f"{folder}/nginx.conf"):
        yield proxy


@contextmanager
def caddy(root: Path, folder: Path, *servers: int) -> Iterator[Proxy]:
    """Caddy with deploy/Caddyfile, in front of servers at these ports of this machine."""
    proxy, key = Proxy(_free_port(), _free_port(), folder), _certificate(folder)
    changes = {
        r"127\.0\.0\.1:8001 127\.0\.0\.1:8002": " ".join(f"127.0.0.1:{port}" for port in servers),
        r"(?m)^play\.example \{$": f"{proxy.origin} {{\n\tbind 127.0.0.1\n\ttls {key} {key}",
        r"(?m)^\{$": f"{{\n\tadmin off\n\thttp_port {proxy.plain}\n\tstorage file_system {folder}/kept",
    }
    _copy(root / "deploy/Caddyfile", folder / "Caddyfile", changes)
    with _running(proxy, program("caddy") or "caddy", "run", "--config", f"{folder}/Caddyfile"):
        yield proxy


Start = Callable[..., AbstractContextManager[Proxy]]

PROXIES: Final[dict[str, Start]] = {"nginx": nginx, "caddy": caddy}


def _copy(file: Path, to: Path, changes: dict[str, str]) -> None:
    """A file of deploy/ with other names and places, each of which is there."""
    text = file.read_text(encoding="utf-8")
    for old, new in changes.items():
        text, times = re.subn(old, new, text)
        assert times, f"{file} has no more {old}"
    to.write_text(text, encoding="utf-8")


@contextmanager
def _running(proxy: Proxy, *command: str) -> Iterator[None]:
    """Run a proxy until the end, from when it answers."""
    with (proxy.folder / "said").open("wb") as said:
        process = subprocess.Popen(
            command, stdin=subprocess.DEVNULL, stdout=said, stderr=said, cwd=proxy.folder
        )
    try:
        given_up = monotonic() + PATIENCE
        while not _answers(proxy.port):
            assert process.poll() is None, proxy.logs
            assert monotonic() < given_up, proxy.logs
            sleep(0.05)
        yield
    finally:
        process.terminate()
        with suppress(subprocess.TimeoutExpired):
            process.wait(10)
        process.kill()
        process.wait()


def _answers(port: int) -> bool:
    try:
        socket.create_connection(("127.0.0.1", port), PATIENCE).close()
    except OSError:
        return False
    return True


def _free_port() -> int:
    """A port that nobody has at the moment."""
    with bind(Settings(), 0) as listener:
        port: int = listener.getsockname()[1]
    return port


def _certificate(folder: Path) -> Path:
    """A key and a certificate that it has signed itself, in one file."""
    key, signed, both = folder / "key.pem", folder / "signed.pem", folder / "both.pem"
    ask = (
        f"openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN={NAME}"
    )
    place = ["-addext", f"subjectAltName=DNS:{NAME}", "-keyout", f"{key}", "-out", f"{signed}"]
    subprocess.run([*ask.split(), *place], check=True, capture_output=True)
    both.write_text(signed.read_text() + key.read_text(), encoding="utf-8")
    return both
