// Made by `python -m ludoteka.server.typescript`; do not edit.
// What travels between the page and the server. A test fails when this file is stale.

export * from "./identity";
export * from "./mail";
export * from "./messages";
export * from "./my-games";
export * from "./positions";
export * from "./preferences";
export * from "./push";
export * from "./puzzles";
export * from "./requests";
export * from "./reviews";
export * from "./wire-types";
