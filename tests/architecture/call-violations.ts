import { type Violation, violation } from "./violation.ts";

const CLAIMS = "src/domains/claims";

export const CALL_VIOLATIONS: Violation[] = [
  violation(
    "browser",
    "a client loads its routes",
    { [`${CLAIMS}/client.ts`]: 'import { claimRoutes } from "./api.server.ts";' },
    "api.server.ts",
  ),
  violation(
    "browser",
    "a client imports the type of a command",
    { [`${CLAIMS}/client.ts`]: 'import type { Claimer } from "./submit-claim.server.ts";' },
    "submit-claim.server.ts",
  ),
  violation(
    "browser",
    "a client makes the calls of another domain",
    {
      [`${CLAIMS}/link-client.ts`]:
        'import type { saveRoutes } from "../directory/manage/api.server.ts";',
      "src/domains/directory/manage/api.server.ts": "",
      "src/domains/directory/domain.server.ts": "export const directory = {};",
    },
    "directory/manage/api.server.ts",
  ),
  violation(
    "browser",
    "a component imports the type of routes",
    { [`${CLAIMS}/components/a.tsx`]: 'import type { claimRoutes } from "../api.server.ts";' },
    "api.server.ts",
  ),
  violation(
    "words",
    "a form lets the validator speak",
    { [`${CLAIMS}/components/a.tsx`]: 'import { zodResolver } from "@hookform/resolvers/zod";' },
    "plainResolver()",
  ),
  violation(
    "call",
    "a component makes calls of its own",
    { [`${CLAIMS}/components/a.tsx`]: 'import { callsOf } from "#src/shared/calls.ts";' },
    "in a client",
  ),
  violation(
    "call",
    "a page fetches from the API by itself",
    { "src/web/pages/home.tsx": 'export const load = () => fetch("/api/search");' },
    "as its route declares it",
  ),
  violation(
    "call",
    "a client calls what no route declares",
    { [`${CLAIMS}/client.ts`]: 'import { request } from "#src/shared/request.ts";' },
    "as its route declares it",
  ),
];
