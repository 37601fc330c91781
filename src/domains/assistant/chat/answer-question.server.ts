import { answerEvent, answerEvents } from "./answer-events.server.ts";
import { answerHowTo } from "./answer-how-to.server.ts";
import { answerListing } from "./answer-listing.server.ts";
import { answerPlaces } from "./answer-places.server.ts";
import { answerSky, answerWeather } from "./answer-sky.server.ts";
import { answerSmallTalk } from "./answer-small-talk.ts";
import { answerSpecies } from "./answer-species.server.ts";
import { answerCurrent, answerTide } from "./answer-water.server.ts";
import type { Asked } from "./asked.ts";
import { dayProblem, dayTaken } from "./day-problems.ts";
import { type Draft, type Said, say } from "./draft.ts";
import type { Intent, Slots } from "./question-contract.ts";
import { askWhich, nameOf } from "./where-asked.ts";

const ANSWERS: Partial<Record<Intent, (asked: Asked) => Draft | Promise<Draft>>> = {
  places: answerPlaces,
  listing: answerListing,
  events: answerEvents,
  event: answerEvent,
  species: answerSpecies,
  tide: answerTide,
  current: answerCurrent,
  sky: answerSky,
  weather: answerWeather,
  "how-to": answerHowTo,
};

export async function answerQuestion(intent: Intent, asked: Asked): Promise<Draft> {
  const answer = ANSWERS[intent];
  if (!answer) return answerSmallTalk(intent, asked);
  const problem = askWhich(asked) ? null : dayProblem(intent, asked);
  if (problem) return problem;
  const notes = [
    ...dayTaken(asked.slots.when?.day),
    ...placeTaken(intent, asked.slots),
    ...notLookedFor(asked.slots),
  ];
  return withNotes(await answer(asked), notes);
}

/** Of several towns the water, the sky and the calendar are told for one. */
const placeTaken = (intent: Intent, { place, others }: Slots): Said[] =>
  intent === "places" || !place || others.length === 0
    ? []
    : [say(`That is for ${nameOf(place)}. Ask again for ${others.map(nameOf).join(" and ")}.`)];

/** A condition is never dropped without a word. */
const notLookedFor = ({ unread }: Slots): Said[] =>
  unread.length > 0
    ? [
        say(
          `I could not look for: ${unread.join(", ").slice(0, 120)}. Please ask the place itself.`,
        ),
      ]
    : [];

/** Behind everything else that is said. */
const withNotes = (draft: Draft, notes: readonly Said[]): Draft =>
  draft.items.length > 0
    ? { ...draft, closing: [...draft.closing, ...notes] }
    : { ...draft, lead: [...draft.lead, ...notes] };
