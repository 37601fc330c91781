import { findCategory } from "#src/domains/directory/listing/category-contract.ts";
import { QUERY_MAX_LENGTH } from "./limits-contract.ts";

/** What a search is called: "Marinas “fuel” in Annapolis". Null where nothing is asked for. */
export function nameSearch(address: URLSearchParams): string | null {
  const what = whatOf(address);
  const where = whereOf(address);
  if (!what && !where) return null;
  return `${what || "Places"}${where}`;
}

function whatOf(address: URLSearchParams): string {
  const category = findCategory(address.get("category") ?? "")?.name;
  const words = readText(address, "q");
  return [category, words && `“${words}”`].filter(Boolean).join(" ");
}

function whereOf(address: URLSearchParams): string {
  const city = readText(address, "city");
  if (city) return ` in ${city}`;
  if (address.has("latitude") && address.has("longitude")) return " near a position";
  if (address.has("area")) return " in an area of the map";
  const state = readText(address, "state");
  return state ? ` in ${state.toUpperCase()}` : "";
}

function readText(address: URLSearchParams, name: string): string {
  return (address.get(name) ?? "").trim().slice(0, QUERY_MAX_LENGTH);
}
