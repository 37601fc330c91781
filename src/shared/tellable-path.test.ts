import { expect, test } from "vitest";
import { tellablePath } from "./tellable-path.ts";

test("a path is told without what is sealed in it", () => {
  const sealed = "6f".repeat(200);
  expect(tellablePath(`/sandbox-portal/${sealed}`)).toBe("/sandbox-portal");
  expect(tellablePath(`/sandbox-portal/${sealed}.data`)).toBe("/sandbox-portal");
  expect(tellablePath(`/${sealed}/more`)).toBe("/");
  for (const path of ["/", "/business/12", "/sandbox-portal", "/category/marinas"]) {
    expect(tellablePath(path)).toBe(path);
  }
});
