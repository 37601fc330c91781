import { z } from "zod";
import type { Services } from "#src/platform/services.server.ts";
import type { ModelAsker } from "../choice/asker.server.ts";
import { PATIENCE } from "../choice/choose-candidates.server.ts";
import { MESSAGE_MAX_LENGTH } from "./limits-contract.ts";
import { plainLine } from "./message-rules.ts";
import { READING_INSTRUCTIONS } from "./reading-prompt.ts";

const OUTPUT_TOKENS = 200;
const PART_MAX_LENGTH = 80;

const Reading = z.object({
  about: z.enum(["places", "events", "species", "tide", "current", "sky", "weather", "nothing"]),
  what: z.string().nullable(),
  where: z.string().nullable(),
  when: z.string().nullable(),
});
type Reading = z.output<typeof Reading>;

/**
 * The same question in words that our grammar reads, where a language model sees one in the message; null where it
 * sees none or does not answer. It goes through the grammar, the gazetteer and the search like any message.
 */
export async function readMessage(
  { languageModel }: Pick<Services, "languageModel">,
  asker: ModelAsker,
  { message }: { message: string },
): Promise<string | null> {
  const { answer } = await languageModel.ask({
    name: "chat-reading",
    instructions: READING_INSTRUCTIONS,
    foreign: [{ name: "the message", text: message, most: MESSAGE_MAX_LENGTH }],
    shape: Reading,
    ...asker,
    limits: { ...PATIENCE, outputTokens: OUTPUT_TOKENS },
  });
  return answer && inOurWords(answer);
}

const KINDS = {
  ...{ places: "", events: "events", species: "tell me about", tide: "tide" },
  ...{ current: "tidal current", sky: "", weather: "weather forecast" },
} as const;

export function inOurWords({ about, what, where, when }: Reading): string | null {
  if (about === "nothing") return null;
  const part = (said: string | null) => plainLine(said ?? "", PART_MAX_LENGTH);
  const wanted = part(what) || { places: "places", sky: "sunset" }[about as string] || "";
  const near = part(where) && `${about === "places" ? "near" : "in"} ${part(where)}`;
  return [KINDS[about], wanted, near, part(when)].filter(Boolean).join(" ");
}
