import type { Tx } from "#src/db/client.server.ts";
import { underFreeNumber } from "#src/db/free-number.server.ts";
import { speciesReports } from "#src/db/schema/sightings.server.ts";
import type { Observer } from "#src/domains/accounts/session/observer.server.ts";
import { requireMember } from "#src/domains/citizen-science/require-member.server.ts";
import { showMedia } from "#src/domains/media/show-media.server.ts";
import { takeImages } from "#src/domains/media/take-images.server.ts";
import { sendOnce } from "#src/platform/http/send-once.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import type { NewSpeciesReport, SpeciesReport } from "./contract.ts";
import { countForProject } from "./count-for-project.server.ts";
import { nameReport, reporterNaming } from "./name-report.server.ts";
import { requireReport } from "./queries.server.ts";
import { findSent } from "./report-rows.server.ts";
import { reportValues } from "./report-values.server.ts";

/** It is on the list at once and waits for reviewers, whoever sends it. */
export async function submitReport(
  services: Services,
  observer: Observer,
  { requestKey, projectId = null, reporterEmail: address, ...given }: NewSpeciesReport,
): Promise<SpeciesReport> {
  const { viewer, senderKey, browserKey } = observer;
  const userId = viewer?.id ?? null;
  const [key = null, ...otherKeys] = keysOf(observer, requestKey);
  const keys = key ? [key, ...otherKeys] : [];
  const earlier = await services.db.transaction((tx) => findSent(tx, keys));
  if (earlier !== null) return requireReport(services.db, earlier, viewer);
  const images = await takeImages(services, { userId, senderKey }, given.images);
  const values = await reportValues(services.db, given);
  return services.db.transaction(async (tx) => {
    if (projectId !== null) await requireMember(tx, viewer, projectId);
    const sender = { userId, reporterEmail: viewer ? null : address, senderKey, browserKey };
    const row = { ...values, images, projectId, ...sender, requestKey: key };
    const store = async () => {
      const id = await insertReport(tx, row);
      await showMedia(tx, `species-report:${id}`, images);
      await nameReport(tx, reporterNaming(id, given));
      await countForProject(tx, { ...row, id });
      return id;
    };
    const sent = { table: speciesReports, sender: observer, said: { ...given, projectId } };
    const id = key ? await store() : await sendOnce(tx, services, sent, store);
    return requireReport(tx, id, viewer);
  });
}

/**
 * A key belongs to its account, else to the browser, from whichever address it calls; to an address as long
 * as the browser has no cookie.
 */
function keysOf(observer: Observer, requestKey: string | undefined): string[] {
  if (!requestKey) return [];
  const { viewer, senderKey, browserKey, isKnown } = observer;
  const owners = viewer ? [viewer.id] : [...(isKnown ? [browserKey] : []), senderKey];
  return owners.map((owner) => `${owner}:${requestKey}`);
}

type NewRow = Omit<typeof speciesReports.$inferInsert, "id">;

/** Under a number that nobody has; of two at once with the same key, the second is the first. */
const insertReport = (tx: Tx, row: NewRow): Promise<number> =>
  underFreeNumber(async (id) => {
    const [stored] = await tx
      .insert(speciesReports)
      .values({ ...row, id })
      .onConflictDoNothing()
      .returning({ id: speciesReports.id });
    if (stored) return stored.id;
    return findSent(tx, row.requestKey ? [row.requestKey] : []);
  });
