"""Certificates for tests, made on the spot: self-signed, for 127.0.0.1."""

from __future__ import annotations

import subprocess
from pathlib import Path

from spieltisch.server.settings import Certificate


def make_certificate(folder: Path, name: str = "tables") -> Certificate:
    """A certificate and its key."""
    certificate = Certificate(folder / f"{name}.pem", folder / f"{name}.key.pem")
    subprocess.run(
        ["openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1",
         "-nodes", "-days", "2", "-subj", f"/CN={name}", "-addext", "subjectAltName=IP:127.0.0.1",
         "-keyout", str(certificate.key), "-out", str(certificate.chain)],
        check=True,
        capture_output=True,
    )  # fmt: skip
    return certificate
