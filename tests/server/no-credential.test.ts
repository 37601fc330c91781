import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** What a script that lets an administrator in by itself would have to hold. */
const CREDENTIALS = {
  "a name of the operator's own settings": /ADMIN_(EMAIL|PASSWORD)/,
  "the hash of a password": /\$argon2|\$2[aby]\$\d/,
  "a comparison with a fixed text": /\b(?:password|email)\s*[=!]==?\s*(["'`])(?!\1)/,
  "a fixed text in a comparison":
    /[^"'`\\](["'`])\s*[=!]==?\s*[\w.?]*\b(?:password|email)\b(?!\s*\()/,
};

const credentialsIn = (script: string): string[] =>
  Object.entries(CREDENTIALS).flatMap(([what, pattern]) => (pattern.test(script) ? [what] : []));

/** Of the last build: `npm test` and `npm run test:unit` build first. */
test("no script that browsers load holds a credential", () => {
  const scripts = globSync("build/client/**/*.js");
  expect(scripts.length).toBeGreaterThan(50);
  const found = scripts.flatMap((file) =>
    credentialsIn(readFileSync(file, "utf8")).map((what) => `${file}: ${what}`),
  );
  expect(found).toEqual([]);
});

test.each([
  "const a=e.ADMIN_PASSWORD",
  'const a="$argon2id$v=19$m=65536"',
  'if(e.password==="harbour-light")t.isAdmin=!0',
  "r(email!=`admin@example.com`)",
  '"admin@example.com"===e.user.email&&t()',
])("%s is one", (script) => expect(credentialsIn(script)).toHaveLength(1));

test.each([
  'e.type==="password"?1:2',
  '"email"===e.type',
  'password===""',
  "e.password===t.repeated",
])("%s is none", (script) => expect(credentialsIn(script)).toEqual([]));
