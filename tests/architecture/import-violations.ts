import { type Violation, violation } from "./violation.ts";

const CLAIMS = "src/domains/claims";

export const IMPORT_VIOLATIONS: Violation[] = [
  violation("syntax", "a file that cannot be parsed", { "src/shared/a.ts": "const = 1;" }, "token"),
  violation(
    "room",
    "shared imports another room",
    { "src/shared/a.ts": 'import "#src/design/form/field.tsx";' },
    "shared may not import design",
  ),
  violation(
    "room",
    "design imports a domain",
    { "src/design/a.tsx": 'import type { User } from "#src/domains/accounts/person/contract.ts";' },
    "design may not import domains",
  ),
  violation(
    "room",
    "db imports a domain",
    { "src/db/schema/claims.server.ts": 'export * from "../../domains/claims/contract.ts";' },
    "db may not import domains",
  ),
  violation(
    "room",
    "platform imports a domain",
    {
      "src/platform/mail/a.server.ts":
        'export { User } from "#src/domains/accounts/person/contract.ts";',
    },
    "platform may not import domains",
  ),
  violation(
    "room",
    "a domain imports web",
    { [`${CLAIMS}/client.ts`]: 'const seo = () => import("#src/web/seo.ts");' },
    "domains may not import web",
  ),
  violation(
    "room",
    "a domain command imports design",
    { [`${CLAIMS}/decide-claim.server.ts`]: 'import "#src/design/form/field.tsx";' },
    "only from its components/",
  ),
  violation(
    "room",
    "a page imports server",
    { "src/web/pages/home.tsx": 'import "#src/server/start/env.ts";' },
    "web may not import server",
  ),
  violation(
    "room",
    "a type names a module of server",
    { "src/web/layout/header.tsx": 'type App = import("#src/server/app.ts").App;' },
    "web may not import server",
  ),
  violation(
    "room",
    "a page imports what is not .server from platform",
    { "src/web/pages/home.tsx": 'import "#src/platform/jobs/define-job.ts";' },
    "only .server modules of platform",
  ),
  violation(
    "room",
    "a domain imports the tests",
    { [`${CLAIMS}/queries.server.ts`]: 'import "#tests/support/build.ts";' },
    "may not import from tests/support",
  ),
  violation(
    "room",
    "a component computes its import",
    { [`${CLAIMS}/components/a.tsx`]: 'const load = (name: string) => import("../" + name);' },
    "may not compute",
  ),
  violation("room", "a file outside every room", { "src/startup.ts": "" }, "lies in no room"),
  violation(
    "contract",
    "a contract imports a package",
    { "src/domains/support/contract.ts": 'import type { Logger } from "pino";' },
    "only zod",
  ),
  violation(
    "contract",
    "a contract imports rules",
    { "src/domains/support/search-contract.ts": 'import "../accounts/rules.ts";' },
    "only zod",
  ),
  violation(
    "rules",
    "rules import a client",
    {
      "src/domains/support/rules.ts": 'import "./client.ts";',
      "src/domains/support/client.ts": "",
    },
    "only contracts",
  ),
  violation(
    "domain-order",
    "an earlier domain imports a later one",
    { "src/domains/directory/listing/queries.server.ts": 'import "../../claims/contract.ts";' },
    "directory comes before claims",
  ),
  violation(
    "domain-order",
    "an earlier part of a domain imports a later one",
    {
      "src/domains/directory/manage/queries.server.ts": 'import "../import/import-row.ts";',
      "src/domains/directory/import/import-row.ts": "",
    },
    "manage comes before import",
  ),
  violation(
    "domain-order",
    "a part imports what holds the parts together",
    {
      "src/domains/directory/manage/queries.server.ts": 'import "../domain.server.ts";',
      "src/domains/directory/domain.server.ts": "",
    },
    "nothing of the whole",
  ),
  violation(
    "domain-order",
    "two domains of one group",
    {
      "src/domains/reviews/queries.server.ts":
        'import type { Claim } from "#src/domains/claims/contract.ts";',
    },
    "of one group",
  ),
  violation(
    "domain-order",
    "a domain that is not in the list",
    { "src/domains/weather/contract.ts": "" },
    "not in the list",
  ),
  violation(
    "browser",
    "a component imports a .server module",
    { [`${CLAIMS}/components/a.tsx`]: 'import "../submit-claim.server.ts";' },
    "submit-claim.server.ts",
  ),
  violation(
    "browser",
    "a layout imports the type of a .server module",
    { "src/web/layout/a.tsx": 'import type { Db } from "#src/db/client.server.ts";' },
    "client.server.ts",
  ),
  violation(
    "demo",
    "a command takes a table of demo data",
    { [`${CLAIMS}/submit-claim.server.ts`]: 'import "./demo/data/claims.ts";' },
    "only demo data",
  ),
  violation(
    "browser",
    "shared imports a builtin",
    { "src/shared/a.ts": 'import { join } from "node:path";' },
    "node:path",
  ),
  violation(
    "browser",
    "a client reaches a builtin through another file",
    { [`${CLAIMS}/client.ts`]: 'import "./draft.ts";', [`${CLAIMS}/draft.ts`]: 'import "fs";' },
    `through ${CLAIMS}/client.ts`,
  ),
  violation(
    "circle",
    "two files import each other",
    { "src/shared/a.ts": 'import "./b.ts";', "src/shared/b.ts": 'import "./a";' },
    "src/shared/a.ts → src/shared/b.ts → src/shared/a.ts",
  ),
  violation(
    "circle",
    "a circle of types over three files",
    {
      "src/server/a.ts": 'import type { B } from "./b.ts";',
      "src/server/b.ts": 'import { c } from "./c.ts";',
      "src/server/c.ts": 'import type { A } from "./a.ts";',
    },
    "a.ts → src/server/b.ts → src/server/c.ts → src/server/a.ts",
  ),
];
