import { type Violation, violation } from "./violation.ts";

const CLAIMS = "src/domains/claims";

/** Each breaks one rule of the manifests. */
export const MANIFEST_VIOLATIONS: Violation[] = [
  violation(
    "manifest",
    "a domain has routes and no manifest",
    { "src/domains/saved/api.server.ts": "export const savedRoutes = [];" },
    "saved has no domain.server.ts",
  ),
  violation(
    "manifest",
    "a part of a domain has jobs and the domain no manifest",
    { "src/domains/directory/manage/jobs.server.ts": "" },
    "directory has no domain.server.ts",
  ),
  violation(
    "manifest",
    "a manifest is not in the list of domains",
    { "src/domains/saved/domain.server.ts": "export const saved = {};" },
    "is not listed",
  ),
  violation(
    "manifest",
    "a manifest forgets how a person is forgotten",
    { [`${CLAIMS}/forget-person.server.ts`]: "export async function forgetClaimer() {}" },
    "forgetClaimer is not in the manifest of claims",
  ),
  violation(
    "manifest",
    "a manifest forgets one of two exports",
    {
      [`${CLAIMS}/jobs.server.ts`]:
        "export const claimJobs = [];\nexport const subscriptions = [];",
      [`${CLAIMS}/domain.server.ts`]:
        "export const claims = { jobs: claimJobs, demoData: [demoClaims] };",
    },
    "subscriptions is not in the manifest of claims",
  ),
  violation(
    "manifest",
    "a decision is about a kind of thing that no manifest names",
    { [`${CLAIMS}/decide-claim.server.ts`]: 'record({ subject: { type: "claim", id, name } });' },
    "claim is no audit subject of claims",
  ),
  violation(
    "manifest",
    "a domain is listed after one of a later group",
    {
      "src/server/domains.ts":
        'import { claims } from "#src/domains/claims/domain.server.ts";\n' +
        "export const allDomains = withoutDoubles([\n  site,\n  accounts,\n  claims,\n  media,\n]);",
    },
    "media stands after claims",
  ),
];
