import { answerEvent, answerEvents } from "./answer-events.server.ts";
import { answerHowTo } from "./answer-how-to.server.ts";
import { answerListing } from "./answer-listing.server.ts";
import { answerPlaces } from "./answer-places.server.ts";
import { answerSky, answerWeather } from "./answer-sky.server.ts";
import { answerSmallTalk } from "./answer-small-talk.ts";
import { answerSpecies } from "./answer-species.server.ts";
import { answerCurrent, answerTide } from "./answer-water.server.ts";
import type { Asked } from "./asked.ts";
import type { Draft } from "./draft.ts";
import type { Intent } from "./question-contract.ts";

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
  return answer ? answer(asked) : answerSmallTalk(intent, asked);
}
