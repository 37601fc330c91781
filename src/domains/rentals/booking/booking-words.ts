import type { Booking } from "./contract.ts";
import { zonedWords } from "./when-words.ts";

type Standing = Pick<Booking, "status" | "endedBy" | "expiresLocal" | "expiresZone">;

const ENDED = {
  customer: ["Cancelled", "You cancelled this booking. Its time is free again."],
  owner: ["Declined", "The business could not take your request. Nothing is booked."],
  expiry: ["Lapsed", "The business did not answer in time. Nothing is booked."],
} as const;

/** What its customer reads of a booking: a word, and what it means. */
export function bookingWords(booking: Standing): readonly [title: string, words: string] {
  const { status, endedBy, expiresLocal, expiresZone } = booking;
  if (status === "cancelled") return ENDED[endedBy ?? "owner"];
  if (status === "confirmed")
    return ["Confirmed", "The business expects you. You pay the business itself."];
  const until = expiresLocal && ` until ${zonedWords(expiresLocal, expiresZone ?? "")}`;
  return [
    "Waiting for an answer",
    `The time is held for you${until ?? ""}. It is not confirmed yet.`,
  ];
}
