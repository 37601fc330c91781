import { MONTHS } from "./limits-contract.ts";

/** How a name is compared: capitals, accents, signs and spaces of any kind make no difference. */
export const nameKey = (name: string): string =>
  name
    .normalize("NFKD")
    .replaceAll(/[\p{Mn}\p{Cf}'’‘`]/gu, "")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

const YEAR = MONTHS.map((_, index) => index + 1);

/** "all", "5-10", or "11-4" over the new year. */
export function readMonths(written: string): number[] {
  if (written === "all") return YEAR;
  const [, first, last] = /^([1-9]|1[0-2])-([1-9]|1[0-2])$/.exec(written) ?? [];
  if (first === undefined) throw new Error(`These are no months: ${written}`);
  const [from, to] = [Number(first), Number(last)];
  return YEAR.filter((month) =>
    from <= to ? from <= month && month <= to : month >= from || month <= to,
  );
}

/** "All year", "May to October", "November to April" */
export function monthsText(months: readonly number[]): string {
  if (months.length === MONTHS.length) return "All year";
  const first = months.find((month) => !months.includes(month === 1 ? 12 : month - 1));
  const last = months.find((month) => !months.includes(month === 12 ? 1 : month + 1));
  const nameOf = (month = 1) => MONTHS[month - 1] ?? "";
  return first === last ? nameOf(first) : `${nameOf(first)} to ${nameOf(last)}`;
}

/** The page of a species in the World Register of Marine Species. */
export const wormsAddress = (aphiaId: number): string =>
  `https://www.marinespecies.org/aphia.php?p=taxdetails&id=${aphiaId}`;
