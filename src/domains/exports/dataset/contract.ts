import { z } from "zod";
import { isCalendarDay } from "#src/shared/wall-time.ts";
import {
  DATA_TYPES,
  type DataType,
  FORMATS,
  type Format,
  NO_TYPE,
  OCCURRENCE_TYPES,
  STANDARDS,
  type Standard,
  TERM_FORMATS,
} from "./limits-contract.ts";

const Day = z
  .string("Please give a day as 2026-07-01.")
  .refine(isCalendarDay, "Please give a day as 2026-07-01.");

const namesOf = <Name extends string>(names: Record<Name, string>) =>
  Object.keys(names) as [Name, ...Name[]];

/** A list, or a text with commas, as a plain form sends it; each once. */
const DataTypes = z
  .union([z.array(z.string()), z.string()], NO_TYPE)
  .transform((given) => [given].flat().flatMap((text) => text.split(",")))
  .transform((names) => [...new Set(names.map((name) => name.trim()).filter(Boolean))])
  .pipe(
    z.array(z.enum(namesOf<DataType>(DATA_TYPES), "There is no such data type.")).min(1, NO_TYPE),
  );

const flag = z.boolean("Please say true or false.").default(false);

/** What is left out is not asked for; without days, the last 30 are meant. */
export const ExportRequest = z.object({
  format: z.enum(namesOf<Format>(FORMATS), "Please choose a format.").default("csv"),
  dataTypes: DataTypes,
  dateRange: z
    .object({ start: Day, end: Day }, "Please give a first and a last day.")
    .refine(({ start, end }) => start <= end, {
      message: "The first day comes before the last one.",
      path: ["end"],
    })
    .optional(),
  includeMetadata: flag,
  includeImages: flag,
  includeCoordinates: flag,
  filterVerified: flag,
  standard: z.enum(namesOf<Standard>(STANDARDS), "Please choose the columns.").default("plain"),
});
export type ExportRequest = z.infer<typeof ExportRequest>;

/** Whether its columns are terms of Darwin Core. */
export const hasTerms = ({ format, standard }: Pick<ExportRequest, "format" | "standard">) =>
  format === "dwca" || standard === "darwin-core";

/** What somebody asked for that does not go together. */
export function objectionTo(request: ExportRequest): { field: string; message: string } | null {
  if (!hasTerms(request)) return null;
  if (!TERM_FORMATS.includes(request.format)) {
    return { field: "standard", message: "A PDF report has no Darwin Core terms." };
  }
  const others = request.dataTypes.filter((type) => !isOccurrenceType(type));
  return others.length === 0
    ? null
    : { field: "dataTypes", message: `Darwin Core has no place for ${others.join(" and ")}.` };
}

const isOccurrenceType = (type: string): boolean =>
  (OCCURRENCE_TYPES as readonly string[]).includes(type);
