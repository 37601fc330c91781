import { versionOf } from "#src/domains/moderation/require-shown.server.ts";
import { AppError } from "#src/shared/errors.ts";
import type { EventRow } from "../event/to-event.server.ts";

/** Moves with every change that a reader would see. */
export const versionOfEvent = ({
  id,
  version,
  image,
}: Pick<EventRow, "id" | "version" | "image">): string => versionOf({ id, version, image });

/** Refused where it is no longer the event that was shown. */
export function requireSeenEvent(event: EventRow, seen: number | null): void {
  if (seen === null || seen === event.version) return;
  const { title, location, city, status } = event;
  const off = status === "active" ? "" : `, and is ${status}`;
  throw new AppError(
    "conflict",
    `This event was changed meanwhile, and nothing was done. It is “${title}” at ${location}, ${city}${off}. Please look at it again.`,
    { code: "version_conflict" },
  );
}
