import type { Asked } from "./asked.ts";
import { type Draft, draft, say } from "./draft.ts";
import type { Intent } from "./question-contract.ts";

const EXAMPLES = [
  "Marinas with diesel near Solomons, MD",
  "High tide in Annapolis, MD tomorrow",
  "Events this weekend",
];
const FIELD =
  "I can find places by town, opening time, fuel, depth and amenities, and tell tides, currents, sunset, weather, events and species.";

const WHICH = "I do not know which one you mean: I have not named so many. Ask with its name.";

const INSTEAD = "Say what you want instead, such as restaurants, hotels or marinas, and where.";

const TEXTS: Partial<Record<Intent, string>> = {
  greeting: `Ahoy. ${FIELD} What would you like to know?`,
  help: `I am Landfall's marine assistant and answer from its own data. ${FIELD} I also say how to claim, add or advertise a business, earn points and report what you saw.`,
  private:
    "I do not know that. I see only what every visitor sees: no accounts, no owners, no private addresses.",
  "off-field": `I can only help with life on the water, in English. ${FIELD}`,
  unknown: `I do not know that. ${FIELD}`,
};

export function answerSmallTalk(intent: Intent, { slots }: Asked): Draft {
  if (intent === "emergency") return slots.topic === "despair" ? despair() : emergency();
  if (intent === "unknown" && slots.aspect) return draft([say(WHICH)], EXAMPLES);
  if (intent === "unknown" && slots.unread.length > 0)
    return draft(
      [say(`I cannot look for “${slots.unread.join(", ").slice(0, 80)}”. ${INSTEAD}`)],
      EXAMPLES,
    );
  const name =
    intent === "unknown" && slots.unknownName
      ? `I do not know “${slots.unknownName.slice(0, 80)}”. ${FIELD}`
      : null;
  return draft([say(name ?? TEXTS[intent] ?? TEXTS.unknown ?? "")], EXAMPLES);
}

const emergency = (): Draft =>
  draft(
    [
      say("Call for help now: 911 by phone, or the Coast Guard on VHF channel 16.", {
        label: "Call 911",
        href: "tel:911",
      }),
      say(
        "On VHF 16 say “Mayday” three times, the boat's name, your position, what is wrong and how many people are aboard. Put on life jackets. If somebody is in the water, keep them in sight and throw something that floats. If somebody is not breathing, start CPR.",
      ),
    ],
    [],
  );

const despair = (): Draft =>
  draft(
    [
      say(
        "Please talk to somebody now: call or text 988, the Suicide and Crisis Lifeline. It is free, and somebody is there day and night; they speak Spanish, too.",
        { label: "Call 988", href: "tel:988" },
      ),
      say(
        "If you are in danger now, or on the water, call 911, or the Coast Guard on VHF channel 16.",
        { label: "Call 911", href: "tel:911" },
      ),
    ],
    [],
  );
