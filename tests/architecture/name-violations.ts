import { type Violation, violation } from "./violation.ts";

const CLAIMS = "src/domains/claims";
const MACHINE_PATH = ["", "work", "landfall", "notes.md"].join("/");

export const NAME_VIOLATIONS: Violation[] = [
  violation("name", "a utils file", { "src/shared/utils.ts": "" }, "says nothing"),
  violation(
    "name",
    "a service file",
    { [`${CLAIMS}/claim-service.server.ts`]: "" },
    "says nothing",
  ),
  violation("name", "a folder called common", { "src/web/common/logo.tsx": "" }, "says nothing"),
  violation("name", "a barrel file", { "src/design/form/index.ts": "" }, "barrel"),
  violation("name", "a name in camel case", { "src/design/form/textField.tsx": "" }, "kebab-case"),
  violation(
    "vocabulary",
    "a command's folder",
    { [`${CLAIMS}/commands/decide-claim.server.ts`]: "" },
    "no folder commands/",
  ),
  violation(
    "vocabulary",
    "queries that are not .server",
    { [`${CLAIMS}/queries.ts`]: "" },
    "queries.server.ts",
  ),
  violation(
    "vocabulary",
    "a contract that is .server",
    { [`${CLAIMS}/contract.server.ts`]: "" },
    "both sides",
  ),
  violation(
    "vocabulary",
    "a component outside components/",
    { [`${CLAIMS}/claim-dialog.tsx`]: "" },
    "components/",
  ),
  violation(
    "vocabulary",
    "a file beside the domain folders",
    { "src/domains/registry.ts": "" },
    "no domain folder",
  ),
  violation(
    "vocabulary",
    "a file beside the parts of a domain",
    { "src/domains/directory/queries.server.ts": "" },
    "belongs to a part",
  ),
  violation(
    "length",
    "a file of 401 lines",
    { "src/shared/a.ts": "//\n".repeat(401) },
    "401 lines",
  ),
  violation(
    "list",
    "a handler that tells the length of a list itself",
    { [`${CLAIMS}/api.server.ts`]: 'headers.set("X-Total-Count", "4");' },
    "told by list()",
  ),
  violation(
    "list",
    "a paging of its own",
    { [`${CLAIMS}/contract.ts`]: "const Filter = {\n  limit: z.coerce.number(),\n};" },
    "comes from Paging",
  ),
  violation(
    "list",
    "a queue that is put together by hand",
    {
      [`${CLAIMS}/queries.server.ts`]:
        "const signals = await findSignals(db, claims, SOURCE, rows);",
    },
    "come with readQueue()",
  ),
  violation(
    "machine-path",
    "a machine path in a document",
    { "docs/a.md": `See\n${MACHINE_PATH}.` },
    "line 2",
  ),
  violation(
    "machine-path",
    "a machine path in code",
    { "bench/a.ts": `const notes = "${MACHINE_PATH}";` },
    "line 1",
  ),
];
