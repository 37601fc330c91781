import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { LEVEL_NAMES } from "#src/domains/directory/listing/rules.ts";
import { isSourceModule } from "./architecture/house.ts";
import { readTree } from "./architecture/read-tree.ts";

const ROOT = fileURLToPath(new URL("..", import.meta.url));

test("the levels have one set of names, and no page has its own", () => {
  expect(LEVEL_NAMES).toEqual(["None", "Basic", "Premium", "Top Tier"]);
  const naming = [...readTree(ROOT)].filter(
    ([file, source]) => isSourceModule(file) && /["'`>]Top Tier["'`<]/.test(source),
  );
  expect(naming.map(([file]) => file)).toEqual(["src/domains/directory/listing/rules.ts"]);
});
