import { expect, it } from "vitest";
import { mustWait, placesText } from "./place-words.ts";

it.each([
  [
    { capacity: null, attendeeCount: 1, waitingCount: 0 },
    "1 attendee so far, and room for more",
    false,
  ],
  [{ capacity: 40, attendeeCount: 28, waitingCount: 0 }, "12 of 40 places are free", false],
  [{ capacity: 40, attendeeCount: 38, waitingCount: 1 }, "2 free, 1 party ahead of you", true],
  [{ capacity: 40, attendeeCount: 40, waitingCount: 3 }, "0 free, 3 parties ahead of you", true],
  [{ capacity: 40, attendeeCount: 40, waitingCount: 0 }, "All 40 places are taken", true],
  [{ capacity: 1, attendeeCount: 1, waitingCount: 0 }, "The one place is taken", true],
  [{ capacity: 1, attendeeCount: 0, waitingCount: 0 }, "The one place is free", false],
])("says how places stand: %j", (places, words, waits) => {
  expect(placesText(places)).toBe(words);
  expect(mustWait(places)).toBe(waits);
});
