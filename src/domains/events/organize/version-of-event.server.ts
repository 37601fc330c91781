import { versionOf } from "#src/domains/moderation/require-shown.server.ts";
import type { EventRow } from "../event/to-event.server.ts";

/** Moves with every change that a reader would see. */
export const versionOfEvent = ({
  id,
  version,
  image,
}: Pick<EventRow, "id" | "version" | "image">): string => versionOf({ id, version, image });
