export type Files = Record<string, string>;

/** A small house that keeps every rule, with the imports that look forbidden but are not. */
export const SOUND_HOUSE: Files = {
  "src/shared/errors.ts": "export class AppError extends Error {}",
  "src/design/form/field.tsx":
    'import "../tokens.css";\nimport { AppError } from "#src/shared/errors.ts";',
  "src/db/client.server.ts": 'import pg from "pg";\nimport "node:path";',
  "src/platform/jobs/define-job.ts": 'import type { Db } from "#src/db/client.server.ts";',
  "src/platform/storage/adapter.server.ts": "export const load = (name: string) => import(name);",
  "src/domains/accounts/person/contract.ts":
    'import { z } from "zod";\nimport "#src/shared/errors.ts";',
  "src/domains/accounts/person/rules.ts": 'import type { User } from "./contract.ts";',
  "src/domains/claims/domain.server.ts": "export const claims = { demoData: [demoClaims] };",
  "src/domains/claims/contract.ts": 'import { User } from "../accounts/contract.ts";',
  "src/domains/claims/events.ts": 'import { defineJob } from "#src/platform/jobs/define-job.ts";',
  "src/domains/claims/submit-claim.server.ts":
    'import "node:crypto";\nimport "#src/db/client.server.ts";\nimport "./events.ts";',
  "src/domains/claims/jobs.server.tsx": 'import { Notice } from "./mails/claim-notice.tsx";',
  "src/domains/claims/mails/claim-notice.tsx": "export const Notice = () => <p>/home/ is near</p>;",
  "src/domains/claims/components/claim-dialog.tsx": 'import "#src/design/form/field.tsx";',
  "src/domains/claims/claim-dialog.test.tsx":
    'import "#src/server/app.ts";\nimport "#src/web/seo.ts";',
  "src/web/root.tsx": 'import { db } from "#src/db/client.server.ts";\nimport "./seo.ts";',
  "src/web/seo.ts":
    'export const isHome = (path: string) => /home/i.test(path) || "./pages/home/x";',
  "src/web/pages/business.tsx":
    'import type { Route } from "./+types/business";\nimport "#src/domains/claims/submit-claim.server.ts";',
  "src/server/app.ts":
    'import "#src/web/root.tsx";\nimport "../../package.json";\nimport "./env.ts";',
  "src/server/domains.ts":
    'import "#src/domains/claims/domain.server.ts";\nimport "#src/domains/directory/domain.server.ts";',
  "src/server/start/env.ts": "export const env = process.env;",
  "src/domains/claims/demo-data.server.ts":
    'import { CLAIMS } from "./demo/data/claims.ts";\nexport const demoClaims = {};',
  "src/domains/claims/demo/data/claims.ts": "export const CLAIMS = [];",
  "src/domains/water/data/stations.ts": "\n".repeat(900),
};
