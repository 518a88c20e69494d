"""The OpenAPI document, made from the same types that are read and written."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

import spieltisch
from spieltisch.server.api.endpoints import Endpoint, Parameter
from spieltisch.server.api.shapes import Problem

#: What any request can be answered with.
ALWAYS = (429, 503)


def document(endpoints: Sequence[Endpoint]) -> dict[str, Any]:
    """Everything about the endpoints, for programs.

    >>> from spieltisch.server.api.routes import endpoints
    >>> sorted(document(endpoints())["paths"])[:2]
    ['/api/bots', '/api/desk']
    """
    shapes = [Problem, *(s for one in endpoints for s in (one.answer, one.body) if s is not None)]
    schemas, components = msgspec.json.schema_components(
        shapes, ref_template="#/components/schemas/{name}"
    )
    schema_of = dict(zip(map(repr, shapes), schemas, strict=True))
    paths: dict[str, dict[str, Any]] = {}
    for endpoint in endpoints:
        operations = paths.setdefault(endpoint.path, {})
        operations[endpoint.method.lower()] = _operation(endpoint, schema_of)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Spieltisch", "version": spieltisch.__version__},
        "paths": paths,
        "components": {"schemas": components},
    }


def _operation(endpoint: Endpoint, schema_of: dict[str, Any]) -> dict[str, Any]:
    schema = schema_of[repr(endpoint.answer)] if endpoint.answer else {"type": "string"}
    good = {"description": endpoint.about, "content": {endpoint.media: {"schema": schema}}}
    bad = {"application/json": {"schema": schema_of[repr(Problem)]}}
    operation: dict[str, Any] = {
        "summary": endpoint.about,
        "operationId": endpoint.method.lower() + endpoint.path.title().translate(_PLAIN),
        "parameters": [_parameter(one) for one in endpoint.parameters],
        "responses": {
            str(endpoint.status): good,
            **{
                str(status): {"description": "refused", "content": bad}
                for status in (*endpoint.problems, *ALWAYS)
            },
        },
    }
    if endpoint.body is not None:
        content = {"application/json": {"schema": schema_of[repr(endpoint.body)]}}
        operation["requestBody"] = {"required": True, "content": content}
    return operation


_PLAIN = str.maketrans("", "", "/{}.")


def _parameter(one: Parameter) -> dict[str, Any]:
    return {
        "name": one.name,
        "in": one.place,
        "required": one.place == "path",
        "description": one.about,
        "schema": one.schema,
    }
