import { expect, test } from "vitest";
import { toSaid } from "./message-rules.ts";
import { readNeeds } from "./read-needs.ts";
import { readWhen } from "./read-when.ts";
import { momentText, resolveWhen } from "./resolve-when.ts";

const ZONE = "America/New_York";
/** A Thursday, noon. */
const THURSDAY = new Date("2127-06-12T16:00:00Z");

function resolve(message: string, now = THURSDAY, zone = ZONE) {
  const { when } = readWhen(toSaid(message));
  return when && resolveWhen(when, now, zone);
}

const told = (message: string, now = THURSDAY, zone = ZONE) => {
  const moment = resolve(message, now, zone);
  return moment?.at ? momentText(moment.at, zone) : moment && `${moment.first}..${moment.last}`;
};

test.each([
  ["open after 8 tonight", "Thu, Jun 12, 8 PM"],
  ["is it open at 6:30 pm tomorrow?", "Fri, Jun 13, 6:30 PM"],
  ["open tomorrow morning", "Fri, Jun 13, 9 AM"],
  ["open at 9am", "Fri, Jun 13, 9 AM"],
  ["next Friday at 7", "Fri, Jun 20, 7 PM"],
  ["on Friday at noon", "Fri, Jun 13, noon"],
  ["Sunday", "2127-06-15..2127-06-15"],
  ["this weekend", "2127-06-14..2127-06-15"],
  ["next month", "2127-07-01..2127-07-31"],
  ["on the 4th of July", "2127-07-04..2127-07-04"],
  ["Labor Day weekend", "2127-08-30..2127-09-01"],
  ["on 8/15", "2127-08-15..2127-08-15"],
  ["in January", "2128-01-01..2128-01-31"],
  ["in July 2127", "2127-07-01..2127-07-31"],
  ["in July on a Tuesday", "2127-07-01..2127-07-01"],
  ["on a Monday in June", "2127-06-16..2127-06-16"],
  ["the second Tuesday of July", "2127-07-08..2127-07-08"],
  ["the first Monday in June", "2128-06-07..2128-06-07"],
  ["the last Friday of June", "2127-06-27..2127-06-27"],
  ["on Feb 29", "2128-02-29..2128-02-29"],
])("%s is %s", (message, expected) => {
  expect(told(message)).toBe(expected);
});

test("is the clock of the place, also in the night in which clocks are changed", () => {
  // Ten to midnight before the Sunday on which an hour comes twice.
  const late = new Date("2127-11-02T03:50:00Z");
  expect(told("after 8 tonight", late)).toBe("Sat, Nov 1, 11:50 PM");
  expect(resolve("after 8 tonight", late)?.isNow).toBe(true);
  expect(resolve("what about tomorrow at 8 pm?", late)?.at?.toISOString()).toBe(
    "2127-11-03T01:00:00.000Z",
  );
  expect(resolve("tomorrow at 8 pm", late, "America/Chicago")?.at?.toISOString()).toBe(
    "2127-11-03T02:00:00.000Z",
  );
});

test.each([
  ["February 30", "february 30"],
  ["on June 31, 2127", "june 31 ; 2127"],
  ["the 31st of September", "31st of september"],
  ["Feb 29 2127", "feb 29 2127"],
  ["on 13/45", "13/45"],
])("there is no %s", (message, said) => {
  expect(readWhen(toSaid(message)).when?.day).toEqual({ kind: "no-such-day", said });
});

test.each(["July 4, 9999", "in the year 99999", "in 9999", "in December 2999", "on 7/4/9999"])(
  "%s is far ahead",
  (message) => {
    expect(resolve(message)?.isFar).toBe(true);
  },
);

test.each(["open 24/7", "VHF 16/71", "within 1/2 mile", "for 8 may we bring dogs"])(
  "%s is no day",
  (message) => {
    expect(readWhen(toSaid(message)).when?.day ?? null).toBeNull();
  },
);

test("days that are over are told from those to come", () => {
  expect(resolve("last week")?.isPast).toBe(true);
  expect(resolve("today")?.isPast).toBe(false);
  expect(readWhen(toSaid("marinas with 6 feet of draft")).when).toBeNull();
});

test.each([
  ["6 feet of draft", { draftFeet: 6 }],
  ["a draft of 2 metres", { draftFeet: 6.6 }],
  ["my boat draws five feet", { draftFeet: 5 }],
  ["a draft beer", { draftFeet: null, category: "restaurants" }],
  ["slip for a 45 foot sailboat", { lengthFeet: 45, category: "marinas" }],
  ["gas for the boat", { fuel: "gas", category: "marinas" }],
  ["ethanol-free gas", { fuel: "ethanol-free" }],
  ["a sand bar to swim at", { category: "sandbars" }],
  ["a bar with live music", { category: "restaurants", amenities: ["Live Music"] }],
  [
    "restaurants without live music, no dogs",
    { amenities: [], without: ["Pet Friendly", "Live Music"] },
  ],
  ["not too expensive", { prices: ["$", "$$"] }],
  ["within 3 nautical miles", { miles: 3.5 }],
])("understands what is wanted: %s", (message, expected) => {
  expect(readNeeds(toSaid(message)).needs).toMatchObject(expected);
});
