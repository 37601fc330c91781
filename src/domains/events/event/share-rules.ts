import { type SharePicture, sharePicture } from "#src/domains/directory/listing/share-rules.ts";
import type { ShareWords } from "#src/shared/share-words.ts";
import type { Event } from "./contract.ts";

type Named = Pick<Event, "title" | "city" | "state">;

export const eventWords = ({ title, city, state }: Named): ShareWords => ({
  title,
  line: [city, state].filter(Boolean).join(", "),
});

export const eventPicture = (event: Named & Pick<Event, "id">): SharePicture =>
  sharePicture(eventWords(event), `event/${event.id}`);
