import { and, asc, desc, eq, inArray, type SQL, sql } from "drizzle-orm";
import type { Db } from "#src/db/client.server.ts";
import { containing } from "#src/db/like-pattern.server.ts";
import { species, speciesNames } from "#src/db/schema/species.server.ts";
import { totalOfPage } from "#src/db/total-of-page.server.ts";
import { AppError } from "#src/shared/errors.ts";
import type { ListPage, Paging } from "#src/shared/paging.ts";
import type {
  LookAlike,
  SpeciesDetail,
  SpeciesFacts,
  SpeciesFilter,
  SpeciesListRequest,
  SpeciesSummary,
} from "./contract.ts";
import type { SpeciesGroup } from "./limits-contract.ts";
import { nameKey } from "./rules.ts";

const SPECIES_NOT_FOUND = "Species not found";

const SUMMARY = {
  id: species.id,
  commonName: species.commonName,
  scientificName: species.scientificName,
  group: sql<SpeciesGroup>`${species.group}`,
  description: species.description,
};

const DETAIL = {
  ...SUMMARY,
  aphiaId: species.aphiaId,
  seen: sql<SpeciesDetail["seen"]>`${species.seen}`,
  facts: sql<SpeciesFacts>`${species.facts}`,
  isSensitive: species.isSensitive,
  sensitiveReason: species.sensitiveReason,
};

/** Where nothing is called as it was asked for, what is called almost so: "botlenose dolfin". */
export async function listSpecies(
  db: Db,
  { limit, offset, q, ...filter }: SpeciesListRequest,
): Promise<ListPage<SpeciesSummary>> {
  const page = { limit, offset };
  const others = conditionsOf(filter);
  if (!q) return readSpecies(db, page, { where: others, order: [] });
  const key = nameKey(q);
  const called = await readSpecies(db, page, {
    where: and(isCalled(key), others),
    order: [desc(hasName(eq(speciesNames.key, key)))],
  });
  if (called.total > 0 || key.length < MISSPELT_MIN) return called;
  return readSpecies(db, page, {
    where: and(sql`${likenessTo(key)} >= ${ALIKE}`, others),
    order: [desc(likenessTo(key))],
  });
}

interface Asked {
  where: SQL | undefined;
  /** Before the order of the catalogue. */
  order: SQL[];
}

async function readSpecies(
  db: Db,
  { limit, offset }: Paging,
  { where, order }: Asked,
): Promise<ListPage<SpeciesSummary>> {
  const items = await db
    .select(SUMMARY)
    .from(species)
    .where(where)
    .orderBy(...order, asc(species.id))
    .limit(limit)
    .offset(offset);
  const total = await totalOfPage(items.length, { limit, offset }, () => db.$count(species, where));
  return { items, total };
}

function conditionsOf({ group, region, month }: Omit<SpeciesFilter, "q">): SQL | undefined {
  return and(
    group ? eq(species.group, group) : undefined,
    region ? sql`jsonb_exists(${species.seen}, ${region})` : undefined,
    month ? isSeen(month, region) : undefined,
  );
}

/** Signs alone are nobody's name. */
const isCalled = (key: string): SQL =>
  key === "" ? sql`false` : hasName(sql`${speciesNames.key} like ${containing(key)}`);

/** Fewer letters are like too many names. */
const MISSPELT_MIN = 4;
/** Of the groups of three letters that were asked for, so many are in the name, or in words of it. */
const ALIKE = 0.5;

const likenessTo = (key: string): SQL =>
  sql`(select max(word_similarity(${key}, ${speciesNames.key})) from ${speciesNames}
    where ${speciesNames.speciesId} = ${species.id})`;

/** In a region in that month, or anywhere. */
const isSeen = (month: number, region: string | undefined): SQL =>
  region
    ? sql`${species.seen} -> ${region} @> ${JSON.stringify(month)}::jsonb`
    : sql`jsonb_path_exists(${species.seen}, '$.*[*] ? (@ == $month)', jsonb_build_object('month', ${month}::int))`;

const hasName = (condition: SQL): SQL =>
  sql`exists (select from ${speciesNames} where ${speciesNames.speciesId} = ${species.id} and ${condition})`;

/** Where and when each of them is there, and what it is called. */
export async function readRanges(db: Db, ids: readonly number[]): Promise<SpeciesRange[]> {
  if (ids.length === 0) return [];
  return db
    .select({
      id: species.id,
      seen: DETAIL.seen,
      names: sql<
        string[]
      >`array(select ${speciesNames.key} from ${speciesNames} where ${speciesNames.speciesId} = ${species.id})`,
    })
    .from(species)
    .where(inArray(species.id, [...ids]));
}

export const nameSpecies = (db: Db, ids: readonly number[]) =>
  db
    .select({
      id: species.id,
      commonName: species.commonName,
      scientificName: species.scientificName,
    })
    .from(species)
    .where(inArray(species.id, [...ids]));

export interface SpeciesRange extends Pick<SpeciesDetail, "id" | "seen"> {
  /** As `nameKey` compares them. */
  names: string[];
}

export async function findSpecies(db: Db, id: number): Promise<SpeciesDetail | null> {
  const [row] = await db.select(DETAIL).from(species).where(eq(species.id, id));
  if (!row) return null;
  const { facts, ...found } = row;
  return {
    ...found,
    ...facts,
    sensitiveReason: row.isSensitive ? row.sensitiveReason : null,
    lookAlikes: await nameLookAlikes(db, facts.lookAlikes),
  };
}

export async function requireSpecies(db: Db, id: number): Promise<SpeciesDetail> {
  const found = await findSpecies(db, id);
  if (!found) throw new AppError("not_found", SPECIES_NOT_FOUND);
  return found;
}

async function nameLookAlikes(db: Db, marks: SpeciesFacts["lookAlikes"]): Promise<LookAlike[]> {
  if (marks.length === 0) return [];
  const { description: _, ...named } = SUMMARY;
  const ids = marks.map(({ id }) => id);
  const rows = await db.select(named).from(species).where(inArray(species.id, ids));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return marks.flatMap((told) => {
    const other = byId.get(told.id);
    return other ? [{ ...other, ...told }] : [];
  });
}
