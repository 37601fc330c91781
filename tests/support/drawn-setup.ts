import { cleanup, configure } from "@testing-library/react";
import * as React from "react";
import { afterEach } from "vitest";

// A busy machine may take longer than a second.
configure({ asyncUtilTimeout: 20_000 });

// Files share a document: what one leaves in it, the next would find.
afterEach(cleanup);

/**
 * React keeps the stack of every element that it makes, up to so many a second, for messages that no
 * test reads: a fifth of the time that a page takes. Here none is left to keep.
 */
const inner: object = Reflect.get(
  React,
  "__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE",
);
Object.defineProperty(inner, "recentlyCreatedOwnerStacks", {
  get: () => Number.POSITIVE_INFINITY,
  set: () => undefined,
});
