/** What the page and the server are built on, and under which licences. */
export const PAGE_LICENCES: readonly (readonly [string, string])[] = [
  ["Svelte", "MIT"],
  ["Fluent (@fluent/bundle)", "Apache-2.0"],
  ["Vite", "MIT"],
];

export const SERVER_LICENCES: readonly (readonly [string, string])[] = [
  ["Python", "PSF-2.0"],
  ["NumPy", "BSD-3-Clause"],
  ["Numba", "BSD-2-Clause"],
  ["Litestar", "MIT"],
  ["msgspec", "BSD-3-Clause"],
  ["uvicorn", "BSD-3-Clause"],
  ["SQLAlchemy", "MIT"],
  ["Alembic", "MIT"],
  ["psycopg", "LGPL-3.0"],
  ["prometheus-client", "Apache-2.0"],
  ["pywebpush", "MPL-2.0"],
  ["fluent.runtime", "Apache-2.0"],
  ["Rich", "MIT"],
];
