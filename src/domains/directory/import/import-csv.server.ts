import { FACTS } from "../listing/facts-contract.ts";
import { ImportFileError, type ReadRow } from "./import-row.ts";
import { type CsvRow, splitCsv } from "./split-csv.server.ts";

/** How columns may be called besides our own names, in small letters without spaces and signs. */
const COLUMNS: Record<string, string> = {
  externalid: "externalId",
  id: "externalId",
  name: "name",
  description: "description",
  category: "category",
  address: "address",
  street: "address",
  city: "city",
  town: "city",
  state: "state",
  zipcode: "zipCode",
  zip: "zipCode",
  postcode: "zipCode",
  phone: "phone",
  telephone: "phone",
  email: "email",
  website: "website",
  url: "website",
  latitude: "latitude",
  lat: "latitude",
  longitude: "longitude",
  lon: "longitude",
  lng: "longitude",
  hours: "hours",
  openinghours: "hours",
  pricerange: "priceRange",
  price: "priceRange",
  amenities: "amenities",
};

const REQUIRED = ["externalId", "name", "category", "city", "state"];

/** Row by row, never the whole file. The first row names the columns. */
export async function* readCsv(
  text: AsyncIterable<string>,
  note: (sentence: string) => void,
): AsyncGenerator<ReadRow> {
  let columns: (string | null)[] | null = null;
  for await (const row of splitCsv(text)) {
    if ("problem" in row) yield row;
    else if (columns) yield toRow(columns, row);
    else columns = readHeader(row.cells, note);
  }
  if (!columns) {
    throw new ImportFileError("The file is empty: its first row must name the columns.");
  }
}

/** Which field each column is; null for those that nobody knows. */
function readHeader(header: string[], note: (sentence: string) => void): (string | null)[] {
  const columns = header.map(fieldOf);
  const missing = REQUIRED.filter((field) => !columns.includes(field));
  if (missing.length > 0) {
    throw new ImportFileError(`The file has no column ${missing.join(", ")}.`);
  }
  const given = columns.filter((field) => field !== null);
  const twice = given.find((field, index) => given.indexOf(field) !== index);
  if (twice) throw new ImportFileError(`The file has two columns for ${twice}.`);
  const unknown = header.filter((_, index) => columns[index] === null);
  if (unknown.length > 0) note(`Columns that are not used: ${unknown.join(", ")}`);
  return columns;
}

function fieldOf(heading: string): string | null {
  const fact = /^facts?[._ ](\w+)$/i.exec(heading.trim())?.[1]?.toLowerCase();
  const known = fact && FACTS.find(({ key }) => key.toLowerCase() === fact);
  if (known) return `facts.${known.key}`;
  const plain = heading.toLowerCase().replaceAll(/[^a-z]/g, "");
  return Object.hasOwn(COLUMNS, plain) ? (COLUMNS[plain] ?? null) : null;
}

function toRow(columns: (string | null)[], { line, cells }: CsvRow): ReadRow {
  if (cells.length !== columns.length) {
    return { line, problem: `Has ${cells.length} cells instead of ${columns.length}.` };
  }
  const fields: Record<string, unknown> = {};
  const facts: Record<string, unknown> = {};
  for (const [index, field] of columns.entries()) {
    if (field?.startsWith("facts.")) facts[field.slice("facts.".length)] = cells[index];
    else if (field) fields[field] = cells[index];
  }
  if (Object.keys(facts).length > 0) fields.facts = facts;
  return { line, fields };
}
