import { type Violation, violation } from "./violation.ts";

const shaped = (title: string, source: string, says: string): Violation =>
  violation("shape", title, { "src/domains/claims/give-listing.server.ts": source }, says);

export const SHAPE_VIOLATIONS: Violation[] = [
  shaped(
    "a step that takes its transaction second",
    "export async function giveListing(services: Services, tx: Tx) {}",
    "giveListing: the transaction comes first",
  ),
  shaped(
    "a step that is not exported, too",
    "const noteAccount = ({ jobs }: Services, tx: Tx) => jobs.send(tx);",
    "noteAccount: the transaction comes first",
  ),
  shaped(
    "a step that takes services last",
    "export async function giveListing(tx: Tx, viewer: Viewer, { jobs }: Services) {}",
    "services come first, or after tx",
  ),
  shaped(
    "a step that opens its own transaction",
    "export async function giveListing(tx: Tx) {\n  await tx.transaction(() => {});\n}",
    "opens no transaction",
  ),
  shaped(
    "a step that calls its transaction otherwise",
    "export async function giveListing(trx: Tx) {}",
    "is called tx",
  ),
  shaped(
    "a query that takes the viewer first",
    "export async function listClaims(viewer: Viewer, db: Db) {}",
    "db comes first",
  ),
  shaped(
    "a query that writes",
    'import { claims } from "#src/db/schema/claims.server.ts";\n' +
      "export async function listClaims(db: Db | Tx) {\n  await db.delete(claims);\n}",
    "what takes db only reads",
  ),
  shaped(
    "a command that takes db alone",
    "export async function giveListing(db: Db) {\n  await db.transaction(() => {});\n}",
    "what takes db only reads",
  ),
  shaped(
    "a command with its input in pieces",
    "export async function giveListing(\n" +
      '  { db }: Pick<Services, "db">,\n  viewer: Viewer,\n  claim: Claim,\n  listing: Listing,\n) {}',
    "one input",
  ),
  shaped(
    "a command that takes a number",
    "export const giveListing = (services: Services, id: number): Promise<void> => give(id);",
    "are objects",
  ),
  violation(
    "shape",
    "a decision with its input in pieces",
    {
      "src/domains/claims/decide-claim.server.ts":
        "export const decideClaim = (\n" +
        "  services: Services,\n  admin: Viewer,\n  id: number,\n  decision: ClaimDecision,\n" +
        "): Promise<void> => decide(services, admin, { queue, id, ...decision });",
    },
    "decideClaim: a command takes services, who acts, and one input",
  ),
  violation(
    "shape",
    "a flow of decisions that takes its queue apart from the deed",
    {
      "src/domains/moderation/decide.server.ts":
        "export const decide = <Row>(\n" +
        "  { db }: Services,\n  admin: Viewer,\n  queue: Queue<Row>,\n  deed: Deed<Row>,\n" +
        "): Promise<void> => db.transaction((tx) => decideIn(tx, admin, queue, deed));",
    },
    "decide: a command takes services, who acts, and one input",
  ),
];
