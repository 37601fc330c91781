import { expect, test } from "vitest";
import { returnPath } from "./return-path.ts";

test.each([
  "/business/7?tab=reviews",
  "/search?q=crab+house&city=Annapolis#map",
  "/user-dashboard",
  "/?utm=1",
])("%j is a place to come back to", (path) => expect(returnPath(path)).toBe(path));

test.each([
  "//evil.example",
  "///evil.example",
  "/\\evil.example",
  "\\\\evil.example",
  "/%2Fevil.example",
  "/%5cevil.example",
  "/.//evil.example",
  "/..//evil.example",
  "/a/..//evil.example",
  "/\tevil",
  "/\n/evil.example",
  " /business/7",
  "https://evil.example/",
  "https:evil.example",
  "javascript:alert(1)",
  "evil.example",
  "/login",
  "/login?next=/x",
  "/api/logout",
  "/media/1",
  "/log-out",
  "/reset-password#x",
  `/${"x".repeat(600)}`,
  "/",
  "",
  null,
  undefined,
])("%j is none", (path) => expect(returnPath(path)).toBeNull());
