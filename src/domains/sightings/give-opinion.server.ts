import { and, eq, sql } from "drizzle-orm";
import type { Tx } from "#src/db/client.server.ts";
import { users } from "#src/db/schema/accounts.server.ts";
import { speciesReportOpinions } from "#src/db/schema/sightings.server.ts";
import { species } from "#src/db/schema/species.server.ts";
import { findUser } from "#src/domains/accounts/person/queries.server.ts";
import type { Observer } from "#src/domains/accounts/session/observer.server.ts";
import { flagNetwork, requireOwnBrowser } from "#src/domains/moderation/admit-vote.server.ts";
import { isExpertIn } from "#src/domains/species/experts.server.ts";
import { resolveSpeciesName } from "#src/domains/species/resolve-species-name.server.ts";
import { enforceRateLimit } from "#src/platform/http/rate-limit.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import { AppError } from "#src/shared/errors.ts";
import type { Viewer } from "#src/shared/viewer.ts";
import type { NewOpinion } from "./contract.ts";
import { countAsShown } from "./count-for-project.server.ts";
import { nameReport, unnameReport } from "./name-report.server.ts";
import { requireReport } from "./queries.server.ts";
import { lockReport, type ReportRow } from "./report-rows.server.ts";
import { calledOf, mailboxOf, OTHER, taxonKey, UNNAMED } from "./rules.ts";
import { settleReport } from "./settle-report.server.ts";
import { mayShowWords } from "./show-words.server.ts";

/** Of one member. */
const OPINIONS = { name: "species-report-opinions-of-member", calls: 30, seconds: 3600 };

/** One standing opinion of each person; the one before is kept, and counts no more. */
export async function giveOpinion(
  services: Services,
  observer: Observer<Viewer>,
  { id, ...given }: NewOpinion & { id: number },
): Promise<void> {
  const { viewer, browserKey, networkKey: senderKey } = observer;
  await limitMembers(services, viewer);
  return services.db.transaction(async (tx) => {
    const report = await lockReport(tx, id);
    await requireStranger(tx, report, observer);
    const named = await nameGiven(tx, report, given);
    const { reason } = given;
    const opinion = { ...named, reason };
    if (await isRepeated(tx, report.id, viewer.id, opinion)) return;
    await withdraw(tx, report.id, viewer.id);
    const byExpert = await judges(tx, viewer, named.speciesId ?? report.speciesId);
    const wordsCleared = mayShowWords(await requireReport(tx, id, viewer), viewer);
    const by = { byExpert, browserKey, senderKey, reportId: id, userId: viewer.id };
    await tx.insert(speciesReportOpinions).values({ ...opinion, ...by, wordsCleared });
    const said = { name: named.speciesName, texts: [reason] };
    await nameReport(tx, { reportId: id, userId: viewer.id, mayReopen: byExpert, ...said });
    await countAsShown(tx, report);
    await settleReport(tx, services, report);
  });
}

export function withdrawOpinion(
  services: Services,
  viewer: Viewer,
  { id }: { id: number },
): Promise<void> {
  return services.db.transaction(async (tx) => {
    const report = await lockReport(tx, id);
    await withdraw(tx, id, viewer.id);
    await settleReport(tx, services, report);
  });
}

const standingOf = (reportId: number) =>
  and(eq(speciesReportOpinions.reportId, reportId), eq(speciesReportOpinions.isStanding, true));

async function withdraw(tx: Tx, reportId: number, userId: string): Promise<void> {
  await tx
    .update(speciesReportOpinions)
    .set({ isStanding: false })
    .where(and(standingOf(reportId), eq(speciesReportOpinions.userId, userId)));
  await unnameReport(tx, reportId, userId);
}

/** Experts look through many; nobody else names one animal after another. */
async function limitMembers({ db }: Services, viewer: Viewer): Promise<void> {
  if (!viewer.isExpert && !viewer.isAdmin) await enforceRateLimit(db, OPINIONS, viewer.id);
}

/**
 * Neither the reporter nor, under another account, whoever has spoken: one mailbox is one person, and so
 * is one browser. Who reported without an account may have left an address, and has a browser.
 */
async function requireStranger(
  tx: Tx,
  report: ReportRow,
  { viewer, browserKey, networkKey }: Observer<Viewer>,
): Promise<void> {
  const own = mailboxOf(viewer.email);
  const reporter = report.userId ? await findUser(tx, report.userId) : undefined;
  const addresses = [reporter?.email, report.reporterEmail].filter((known) => known != null);
  if (
    report.userId === viewer.id ||
    report.browserKey === browserKey ||
    addresses.some((address) => mailboxOf(address) === own)
  )
    throw new AppError("forbidden", "Others judge what you reported.");
  const others = await tx
    .select({
      ...{ id: users.id, email: users.email },
      browserKey: speciesReportOpinions.browserKey,
      senderKey: speciesReportOpinions.senderKey,
    })
    .from(speciesReportOpinions)
    .innerJoin(users, eq(users.id, speciesReportOpinions.userId))
    .where(standingOf(report.id));
  const rivals = others.filter(({ id }) => id !== viewer.id);
  if (rivals.some(({ email }) => mailboxOf(email) === own))
    throw new AppError("forbidden", "Somebody with your mailbox has given an opinion already.");
  requireOwnBrowser(rivals, browserKey, "given an opinion");
  if (networkKey !== null && rivals.some(({ senderKey }) => senderKey === networkKey))
    await flagNetwork(tx, networkKey, { type: "species-report", id: report.id });
}

interface Named {
  speciesId: number | null;
  speciesName: string | null;
  taxon: string;
}

/** Whoever agrees votes for the name that they were shown, if it still stands there. */
async function nameGiven(tx: Tx, report: ReportRow, given: NewOpinion): Promise<Named> {
  const taxon = taxonKey(calledOf(report));
  if (given.agrees) return agreedName(report, taxon, given.taxon ?? null);
  if (!given.speciesName) {
    if (taxon === UNNAMED) throw missing("speciesName", "Please say what it is.");
    return { speciesId: null, speciesName: null, taxon: OTHER };
  }
  const found = await resolveSpeciesName(tx, given.speciesName);
  const named = { speciesId: found?.id ?? null, speciesName: given.speciesName };
  return { ...named, taxon: taxonKey(named) };
}

function agreedName(report: ReportRow, taxon: string, shown: string | null): Named {
  const { speciesId, speciesName } = calledOf(report);
  if (taxon === UNNAMED)
    throw missing("agrees", "The report has no name to agree with: please say what it is.");
  if (shown === null) throw missing("taxon", "Please say which name you agree with.");
  if (shown !== taxon)
    throw new AppError(
      "conflict",
      `It is called ${calledNow(calledOf(report))} now. Please look again.`,
    );
  return { speciesId, speciesName, taxon };
}

/** What is not in the catalogue may say where it was. */
const calledNow = ({ speciesId, speciesName }: ReturnType<typeof calledOf>): string =>
  (speciesId === null ? null : speciesName) ?? "something else";

const missing = (field: string, message: string): AppError =>
  new AppError("invalid", message, { fields: { [field]: message } });

async function isRepeated(
  tx: Tx,
  reportId: number,
  userId: string,
  { taxon, reason }: Named & { reason: string | null },
): Promise<boolean> {
  const [before] = await tx
    .select()
    .from(speciesReportOpinions)
    .where(and(standingOf(reportId), eq(speciesReportOpinions.userId, userId)));
  return before?.taxon === taxon && before.reason === reason;
}

export async function judges(tx: Tx, viewer: Viewer, speciesId: number | null): Promise<boolean> {
  const group = sql`(select "group" from ${species} where id = ${speciesId})`;
  const { rows } = await tx.execute(sql`select ${isExpertIn(viewer, group)} as judges`);
  return rows[0]?.judges === true;
}
