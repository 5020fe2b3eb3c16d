"""The OpenAPI document, and what hostile requests made from it do: never a server error."""

from __future__ import annotations

import warnings
from typing import Any

import hypothesis
import pytest

from tests.effort import tries
from tests.server.client import WAIT
from tests.server.servers import Server

with warnings.catch_warnings():
    warnings.simplefilter("ignore")
    import schemathesis
    from schemathesis.checks import not_a_server_error

EXAMPLES = tries(6, 15)


@pytest.mark.filterwarnings("ignore")
def test_no_request_made_from_the_openapi_document_fails_the_server(sqlite_server: Server) -> None:
    base = sqlite_server.base
    schema = schemathesis.openapi.from_url(f"{base}/api/openapi.json", timeout=WAIT)
    tried = 0
    for result in schema.get_all_operations():
        operation: Any = result.ok()  # type: ignore[union-attr]

        @hypothesis.given(case=operation.as_strategy())
        @hypothesis.settings(
            max_examples=EXAMPLES, deadline=None, derandomize=True, database=None,
            suppress_health_check=list(hypothesis.HealthCheck),
        )  # fmt: skip
        def run(case: Any) -> None:
            case.call_and_validate(base_url=base, checks=[not_a_server_error], headers={"origin": base}, timeout=WAIT)

        run()
        tried += 1
    assert tried >= 18


def test_the_document_describes_every_path_and_says_what_it_does(sqlite_server: Server) -> None:
    import httpx

    document = httpx.get(f"{sqlite_server.base}/api/openapi.json", timeout=WAIT).json()
    for methods in document["paths"].values():
        for operation in methods.values():
            assert operation["description"]
    page = httpx.get(f"{sqlite_server.base}/api/docs", timeout=WAIT).text
    assert "/api/tables/{table_id}/join" in page
    assert "<script" not in page
