import { expect, test } from "vitest";
import { fixedPathsFirst } from "./fixed-paths-first.ts";

test("a path that is written out is asked before one that takes any word, whichever was declared first", () => {
  const declared = ["/a/{id}", "/a/{id}/b", "/a", "/a/new", "/a/new/{id}", "/b"];
  const sorted = fixedPathsFirst(declared.map((path) => ({ path }))).map(({ path }) => path);
  expect(sorted).toEqual(["/a", "/b", "/a/new", "/a/new/{id}", "/a/{id}", "/a/{id}/b"]);
});
