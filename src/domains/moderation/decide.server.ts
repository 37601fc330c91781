import type { Tx } from "#src/db/client.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import { AppError } from "#src/shared/errors.ts";
import type { Viewer } from "#src/shared/viewer.ts";
import { ALREADY_DECIDED } from "./already-decided.server.ts";
import type { Decision } from "./contract.ts";
import { recordDecision } from "./record-decision.server.ts";
import { requireShown } from "./require-shown.server.ts";

/** What is the same for every decision about one kind of thing; each domain says it once. */
export interface Queue<Row> {
  /** Takes the locks in the order of the domain; throws when the thing is not there. */
  lock: (tx: Tx, id: number) => Promise<Row>;
  isWaiting: (row: Row) => boolean;
  /** Left out where nothing that is shown can change. */
  versionOf?: (row: Row) => string | number;
  /** For a queue that says in its own words that somebody was faster. */
  tooLate?: () => AppError;
}

/** One decision about one thing. */
export interface Deed<Row, Done> {
  queue: Queue<Row>;
  id: number;
  /** Of what the moderator was shown. */
  version?: string | number | undefined;
  write: (tx: Tx, row: Row) => Promise<Done>;
  /** What the audit log keeps of it. */
  record: (tx: Tx, row: Row, done: Done) => Decision | Promise<Decision>;
  /** Mail, events, and what else the decision brings about. */
  follow?: (tx: Tx, row: Row, done: Done) => Promise<void>;
}

/** The one way to decide about what waits. */
export const decide = <Row, Done>(
  { db }: Services,
  admin: Viewer,
  deed: Deed<Row, Done>,
): Promise<Done> => db.transaction((tx) => decideIn(tx, admin, deed));

/**
 * Locked before it is looked at: of two who decide at once one waits, and is told so before anything
 * else. Then: is it what was shown? Only what passes is written, with its audit row, and told.
 */
export async function decideIn<Row, Done>(
  tx: Tx,
  admin: Viewer,
  { queue, id, version, write, record, follow }: Deed<Row, Done>,
): Promise<Done> {
  const { lock, isWaiting, versionOf, tooLate = somebodyWasFaster } = queue;
  const row = await lock(tx, id);
  if (!isWaiting(row)) throw tooLate();
  if (versionOf) requireShown(version, versionOf(row));
  const done = await write(tx, row);
  await recordDecision(tx, admin, await record(tx, row, done));
  await follow?.(tx, row, done);
  return done;
}

const somebodyWasFaster = () => new AppError("conflict", ALREADY_DECIDED);
