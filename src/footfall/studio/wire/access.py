"""Access control: which requests and sockets the server accepts."""

from __future__ import annotations

import hmac
import ipaddress
import secrets
from typing import Any

COOKIE = "footfall"
LOOPBACK_NAMES = ("localhost", "127.0.0.1", "[::1]")


class AccessPolicy:
    """Checks the host name, the origin and, off the loopback address, a token."""

    def __init__(self, host: str, port: int):
        self.token = "" if is_loopback(host) else secrets.token_urlsafe(18)
        names = (*LOOPBACK_NAMES, f"[{host}]" if ":" in host else host)
        self.hosts = {f"{name}:{port}" for name in names} | (set(names) if port == 80 else set())
        self.any_host = host in ("0.0.0.0", "::")  # the machine's names are not known; the token protects alone

    def refusal(self, connection: Any) -> str:
        """Why a request or socket is refused; "" when it is accepted."""
        host = connection.headers.get("host", "")
        if not self.any_host and host not in self.hosts:
            return "unknown host name; use the address that `footfall studio` printed"
        origin = connection.headers.get("origin")
        if origin is not None and origin not in (f"http://{host}", f"https://{host}"):
            return "requests from other sites are refused"
        if self.token:
            given = connection.query_params.get("token") or connection.cookies.get(COOKIE, "")
            if not hmac.compare_digest(given.encode(), self.token.encode()):
                return "the token is missing or wrong; use the whole address that `footfall studio` printed"
        return ""


def is_loopback(host: str) -> bool:
    """Whether only this machine can reach an address."""
    if host == "localhost":
        return True
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False
