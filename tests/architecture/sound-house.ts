export type Files = Record<string, string>;

/** A small house that keeps every rule, with the imports that look forbidden but are not. */
export const SOUND_HOUSE: Files = {
  "src/shared/errors.ts": "export class AppError extends Error {}",
  "src/shared/calls.ts": 'import { request } from "./request.ts";',
  "src/shared/request.ts": "export const request = (address: string) => fetch(address);",
  "src/design/form/field.tsx":
    'import "../tokens.css";\nimport { AppError } from "#src/shared/errors.ts";',
  "src/db/client.server.ts": 'import pg from "pg";\nimport "node:path";',
  "src/db/schema/directory.server.ts":
    'export const businesses = pgTable("businesses", {});\nexport const towns = pgTable(\n  "towns", {});',
  "src/db/schema/platform.server.ts": 'export const rateLimits = pgTable("rate_limits", {});',
  "src/platform/http/rate-limit.server.ts":
    "export const a = sql`insert into rate_limits as seen values (1) on conflict do update set x = 1`;",
  "src/domains/directory/manage/write-listing.server.ts":
    'import { businesses as b, towns } from "#src/db/schema/directory.server.ts";\n' +
    `export const a = (tx) => tx.update(b).set({});\nexport const c = sql\`delete from \${towns}\`;`,
  "src/domains/claims/read-listing.server.ts":
    'import { businesses } from "#src/db/schema/directory.server.ts";\n' +
    "export const a = (tx, seen) => [tx.select().from(businesses).for('update'), seen.delete('x')];",
  "src/server/backup/restore.ts": `export const a = (name) => \`truncate \${name}\`;`,
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
  "src/domains/claims/api.server.ts": 'import "./submit-claim.server.ts";',
  "src/domains/claims/client.ts":
    'import { callsOf } from "#src/shared/calls.ts";\nimport type { claimRoutes } from "./api.server.ts";',
  "src/domains/claims/complete-claim.server.ts":
    "export async function completeClaim({ db }: Services, viewer: Viewer, { id = 1 }: { id?: number }) {\n" +
    "  await db.transaction((tx) => transferListing(tx, services, viewer));\n}\n" +
    'export async function transferListing(tx: Tx, { jobs }: Pick<Services, "jobs">, who: Viewer) {}\n' +
    "export const findClaim = (db: Db | Tx, id: number) => db.select();\n" +
    "export const linkOf = ({ site }: Services, id: number): string => site.baseUrl + id;",
  "src/domains/claims/list-claims.server.ts":
    'import { readQueue } from "#src/domains/moderation/read-queue.server.ts";',
  "src/domains/claims/jobs.server.tsx": 'import { Notice } from "./mails/claim-notice.tsx";',
  "src/domains/claims/mails/claim-notice.tsx": "export const Notice = () => <p>/home/ is near</p>;",
  "src/domains/claims/components/claim-dialog.tsx": 'import "#src/design/form/field.tsx";',
  "src/domains/claims/claim-dialog.test.tsx":
    'import "#src/server/app.ts";\nimport "#src/web/seo.ts";',
  "src/web/root.tsx": 'import { db } from "#src/db/client.server.ts";\nimport "./seo.ts";',
  "src/web/seo.ts":
    'export const isHome = (path: string) => /home/i.test(path) || "./pages/home/x";',
  "src/web/admin/admin-tabs.ts":
    'import { claimsQuery } from "#src/domains/claims/client.ts";\n' +
    "export const tabs = [totalOf(\n  claimsQuery({ limit: 1 }))];",
  "src/web/admin/operations-client.ts":
    'import "#src/shared/calls.ts";\nimport type { operationsRoutes } from "#src/platform/operations/api.server.ts";',
  "src/platform/operations/api.server.ts": 'import "#src/db/client.server.ts";',
  "src/web/pages/business.tsx":
    'import type { Route } from "./+types/business";\nimport "#src/domains/claims/submit-claim.server.ts";',
  "src/server/app.ts":
    'import "#src/web/root.tsx";\nimport "../../package.json";\nimport "./env.ts";',
  "src/server/domains.ts":
    'import "#src/domains/claims/domain.server.ts";\nimport "#src/domains/directory/domain.server.ts";\n' +
    "export const allDomains = withoutDoubles([site, directory, sharing, claims]);",
  "src/server/start/env.ts": "export const env = process.env;",
  "src/domains/claims/demo-data.server.ts":
    'import { CLAIMS } from "./demo/data/claims.ts";\nexport const demoClaims = {};',
  "src/domains/claims/demo/data/claims.ts": "export const CLAIMS = [];",
  "src/domains/water/data/stations.ts": "\n".repeat(900),
};
