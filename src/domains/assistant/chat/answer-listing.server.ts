import type { Asked } from "./asked.ts";
import { type Draft, draft, say } from "./draft.ts";
import { isOfSunday } from "./place-words.ts";
import type { Aspect, Slots } from "./question-contract.ts";

const LEADS: Partial<Record<Aspect, string>> = {
  ...{ hours: "The hours:", phone: "The phone number:", address: "The address:" },
  ...{ depth: "The depth, as listed:", fuel: "Fuel, as listed:", rating: "What reviews say:" },
};

/** About places that have a name, or were shown before. */
export function answerListing({ slots }: Asked): Draft {
  const aspect = aspectFor(slots);
  if (slots.listingIds.length === 0) return unknownListing(slots);
  const { amenities, fuel } = slots;
  return {
    lead: [say(LEADS[aspect] ?? "What Landfall knows of it:")],
    items: slots.listingIds.map((id) => ({
      kind: "listing",
      id,
      claim: {
        aspect,
        needs: null,
        asked: { amenities, fuel },
        when: slots.when,
        isOpenClaimed: false,
        within: null,
      },
    })),
    others: [],
    closing: [],
    none: [say("I do not know that place: it is not listed any more.")],
    suggestions: [
      "Is it open on Sunday?",
      "What is its address?",
      "What is the tide there?",
    ].filter(
      (text) =>
        (aspect !== "address" || !text.includes("address")) &&
        (!isOfSunday(slots.when) || !text.includes("Sunday")),
    ),
  };
}

function aspectFor({ aspect, amenities, when }: Slots): Aspect {
  if (aspect === "summary" && when) return "hours";
  if (amenities.length > 0 && (aspect === "summary" || aspect === null)) return "amenities";
  return aspect ?? "summary";
}

function unknownListing({ unknownName }: Slots): Draft {
  const name = unknownName ? ` called “${unknownName.slice(0, 80)}”` : "";
  return draft(
    [
      say(
        `I do not know a place${name}. It may not be listed, or be called otherwise.`,
        { label: "Search", href: "/search" },
        { label: "Add a business", href: "/add-business" },
      ),
    ],
    ["What can you do?"],
  );
}
