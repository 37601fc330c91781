import { cleanGuarded } from "./clean-guarded.server.ts";
import { PLACE_REMOVED } from "./clean-words.ts";
import { middleOfCell } from "./rules.ts";

interface Placed {
  location: string;
  latitude?: string | null | undefined;
  longitude?: string | null | undefined;
}

/** What strangers read of words about a place that is shown roughly: by these, and no others, they find it. */
export async function publicWordsOf(
  { location, latitude, longitude }: Placed,
  texts: readonly (string | null)[],
  plain: ReadonlySet<string>,
): Promise<string> {
  const words = Object.fromEntries(texts.map((text, index) => [index, text]));
  const middle = (degrees: string | null | undefined) =>
    degrees == null ? null : middleOfCell(degrees);
  const cell = { latitude: middle(latitude), longitude: middle(longitude) };
  const clean = await cleanGuarded({ place: location, ...cell, words }, plain);
  return Object.values(clean)
    .map((text) => text?.replaceAll(PLACE_REMOVED, "\n") ?? "")
    .join("\n");
}
