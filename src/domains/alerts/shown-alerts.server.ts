import { and, asc, desc, eq, type SQL, sql } from "drizzle-orm";
import type { Db, Tx } from "#src/db/client.server.ts";
import { containsText } from "#src/db/contains-text.server.ts";
import { siteDayOf } from "#src/db/day-of.server.ts";
import { alertSupports, conservationAlerts } from "#src/db/schema/alerts.server.ts";
import { species } from "#src/db/schema/species.server.ts";
import { totalOfPage } from "#src/db/total-of-page.server.ts";
import { cleanGuarded, type Guarded } from "#src/domains/places/clean-guarded.server.ts";
import { guardedWords, liesWithin, shownPlace } from "#src/domains/places/shown-place.server.ts";
import { catalogueWords } from "#src/domains/species/catalogue-words.server.ts";
import { isExpertIn } from "#src/domains/species/experts.server.ts";
import { shownName } from "#src/domains/species/shown-name.server.ts";
import { AppError } from "#src/shared/errors.ts";
import type { ListPage, Paging } from "#src/shared/paging.ts";
import type { Viewer } from "#src/shared/viewer.ts";
import type { AlertFilter, AlertListRequest, AlertRights, ConservationAlert } from "./contract.ts";
import type { AlertType } from "./limits-contract.ts";

export const alertNotFound = () => new AppError("not_found", "Alert not found");

const alerts = conservationAlerts;

const ownedBy = (viewer: Viewer | null): SQL<boolean> =>
  viewer ? sql`coalesce(${alerts.userId} = ${viewer.id}, false)` : sql`false`;

/** Unless it is one's own, each sensitive species that its words name asks for an expert of its group. */
const exactlyFor = (viewer: Viewer | null): SQL<boolean> =>
  sql`(${ownedBy(viewer)} or not exists (select from ${species} guarded
    where guarded.id = any(${alerts.speciesIds}) and guarded.is_sensitive
      and not ${isExpertIn(viewer, sql`guarded."group"`)}))`;

const SPECIES_GROUP = sql`(select named."group" from ${species} named where named.id = ${alerts}.species_id)`;
const KNOWN_NAME = sql`(select common_name from ${species} named where named.id = ${alerts}.species_id)`;
const SENSITIVE_GROUP = sql`(select case when count(distinct guarded."group") = 1 then min(guarded."group") end
  from ${species} guarded where guarded.id = any(${alerts.speciesIds}) and guarded.is_sensitive)`;
const DAY = sql`((${alerts.createdAt} at time zone 'UTC')::date)`;

/** Every column as the viewer may see it; nothing else reads the table for somebody. */
function shownColumns(viewer: Viewer | null) {
  const exactly = exactlyFor(viewer);
  const onlyExactly = (exact: unknown) =>
    sql<string | null>`case when ${exactly} then ${exact} end`;
  return {
    id: alerts.id,
    title: onlyExactly(alerts.title),
    alertType: sql<AlertType>`${alerts.alertType}`,
    severity: alerts.severity,
    description: onlyExactly(alerts.description),
    actionRequired: onlyExactly(alerts.actionRequired),
    guarded: guardedWords(alerts, exactly, {
      ...{ title: alerts.title, description: alerts.description },
      actionRequired: alerts.actionRequired,
    }),
    ...shownPlace(alerts, exactly),
    isBlurred: sql<boolean>`not ${exactly}`,
    speciesId: alerts.speciesId,
    speciesName: shownName({
      ...{ exactly, known: KNOWN_NAME, typed: sql`${alerts.speciesName}`, group: SENSITIVE_GROUP },
    }),
    photo: alerts.photo,
    status: alerts.status,
    resolvedOn: sql<string | null>`(${alerts.resolvedAt} at time zone 'UTC')::date::text`,
    verifiedByExpert: sql<boolean>`${alerts.verifiedAt} is not null`,
    communitySupport: sql<number>`(select count(*)::int from ${alertSupports} where alert_id = ${alerts}.id)`,
    isSupported: viewer
      ? sql<boolean>`exists (select from ${alertSupports} where alert_id = ${alerts}.id and user_id = ${viewer.id})`
      : sql<boolean>`false`,
    isOwn: ownedBy(viewer),
    isDemo: alerts.isDemo,
    createdAt: sql<Date>`case when ${exactly} then ${alerts.createdAt}
      else ${DAY}::timestamp at time zone 'UTC' end`.mapWith(alerts.createdAt),
  };
}

type Words = Pick<ConservationAlert, "title" | "description" | "actionRequired">;
type ShownRow = Omit<ConservationAlert, "createdAt" | keyof Words> & {
  [Name in keyof Words]: string | null;
} & { guarded: Guarded<{ [Name in keyof Words]: string | null }> | null; createdAt: Date };

/** What was said is made fit to be shown where the place is shown roughly. */
async function toAlert({ guarded, ...row }: ShownRow): Promise<ConservationAlert> {
  const { title, description, actionRequired } = guarded
    ? await cleanGuarded(guarded, catalogueWords())
    : row;
  return {
    ...row,
    ...{ title: title ?? "", description: description ?? "", actionRequired },
    createdAt: row.createdAt.toISOString(),
  };
}

const toAlerts = (rows: readonly ShownRow[]): Promise<ConservationAlert[]> =>
  Promise.all(rows.map(toAlert));

function conditionsOf(
  { alertType, severity, status, q, ...area }: Partial<AlertListRequest>,
  viewer: Viewer | null,
): SQL | undefined {
  const { title, description, location, speciesName } = shownColumns(viewer);
  const publicly = sql`case when not ${exactlyFor(viewer)} then ${alerts.publicWords} end`;
  return and(
    alertType && eq(alerts.alertType, alertType),
    severity && eq(alerts.severity, severity),
    status && eq(alerts.status, status),
    containsText([title, description, location, speciesName, publicly], q),
    liesWithin(alerts, exactlyFor(viewer), area),
  );
}

/** The newest day first; those of a day in an order that tells nothing. */
export async function listAlerts(
  db: Db,
  { limit, offset, ...asked }: (AlertListRequest | AlertFilter) & Paging,
  viewer: Viewer | null,
): Promise<ListPage<ConservationAlert>> {
  const where = conditionsOf(asked, viewer);
  const rows = await db
    .select(shownColumns(viewer))
    .from(alerts)
    .where(where)
    .orderBy(desc(DAY), asc(alerts.listKey))
    .limit(limit)
    .offset(offset);
  const total = await totalOfPage(rows.length, { limit, offset }, () => db.$count(alerts, where));
  return { items: await toAlerts(rows), total };
}

export async function findAlert(
  db: Db | Tx,
  id: number,
  viewer: Viewer | null,
): Promise<ConservationAlert | null> {
  const [row] = await db.select(shownColumns(viewer)).from(alerts).where(eq(alerts.id, id));
  return row ? toAlert(row) : null;
}

export async function requireAlert(
  db: Db | Tx,
  id: number,
  viewer: Viewer | null,
): Promise<ConservationAlert> {
  const found = await findAlert(db, id, viewer);
  if (!found) throw alertNotFound();
  return found;
}

/** Experts of the species' group and administrators judge what others sent in; without a species, those of all. */
export async function readRights(
  db: Db | Tx,
  id: number,
  viewer: Viewer | null,
): Promise<AlertRights> {
  const [row] = await db
    .select({ isOwn: ownedBy(viewer), isExpert: isExpertIn(viewer, SPECIES_GROUP) as SQL<boolean> })
    .from(alerts)
    .where(eq(alerts.id, id));
  const { isOwn = false, isExpert = false } = row ?? {};
  return {
    mayResolve: isOwn || isExpert,
    mayVerify: isExpert && !isOwn,
    mayDelete: isOwn || viewer?.isAdmin === true,
  };
}

/** What the signed-in person sent in. */
export async function listOwnAlerts(db: Db, viewer: Viewer): Promise<ConservationAlert[]> {
  const rows = await db
    .select(shownColumns(viewer))
    .from(alerts)
    .where(eq(alerts.userId, viewer.id))
    .orderBy(desc(DAY), asc(alerts.listKey));
  return toAlerts(rows);
}

/** For the data export, by names of its own; the day of what is shown roughly is told no finer than in lists. */
export function exportedAlerts(db: Db, viewer: Viewer | null): SQL {
  const shown = shownColumns(viewer);
  return db
    .select({
      id: sql`${shown.id}`.as("id"),
      title: shown.title.as("title"),
      type: shown.alertType.as("type"),
      severity: sql`${shown.severity}`.as("severity"),
      day: sql`case when ${shown.isBlurred} then ${DAY}
        else ${siteDayOf(alerts.createdAt)} end::text`.as("day"),
      status: sql`${shown.status}`.as("status"),
      location: shown.location.as("location"),
      latitude: sql`${shown.latitude}::numeric`.as("latitude"),
      longitude: sql`${shown.longitude}::numeric`.as("longitude"),
      uncertainty: shown.uncertaintyMeters.as("uncertainty"),
      isBlurred: shown.isBlurred.as("is_blurred"),
      species: shown.speciesName.as("species"),
      description: shown.description.as("description"),
      actionRequired: shown.actionRequired.as("action_required"),
      guarded: shown.guarded.as("guarded"),
      photo: sql`${shown.photo}`.as("photo"),
      isVerified: shown.verifiedByExpert.as("is_verified"),
      resolvedOn: shown.resolvedOn.as("resolved_on"),
      support: shown.communitySupport.as("support"),
      isDemo: sql`${shown.isDemo}`.as("is_demo"),
    })
    .from(alerts)
    .getSQL();
}

export const countActiveAlerts = (db: Db): Promise<number> =>
  db.$count(alerts, eq(alerts.status, "active"));
