"""The interface keeps to its own description, whatever is asked."""

from __future__ import annotations

from typing import Any

from hypothesis import HealthCheck, given, settings

from server.running import Server


def test_every_request_is_answered_as_described(server: Server) -> None:
    # Loaded late, because it takes seconds, and all who run tests would wait for it.
    import schemathesis
    from schemathesis.core.result import Ok

    schema = schemathesis.openapi.from_url(f"{server.url}/api/openapi.json")
    operations = [result.ok() for result in schema.get_all_operations() if isinstance(result, Ok)]
    assert len(operations) == len(list(schema.get_all_operations()))
    assert len(operations) >= 14
    for operation in operations:
        check(operation)


def check(operation: Any) -> None:
    from schemathesis.checks import not_a_server_error
    from schemathesis.specs.openapi.checks import (
        content_type_conformance,
        response_schema_conformance,
        status_code_conformance,
    )

    checks = [
        not_a_server_error,
        content_type_conformance,
        response_schema_conformance,
        status_code_conformance,
    ]

    @settings(max_examples=20, suppress_health_check=list(HealthCheck))
    @given(case=operation.as_strategy())
    def ask(case: Any) -> None:
        case.call_and_validate(checks=checks)

    ask()
