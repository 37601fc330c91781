import { formatDay } from "#src/shared/plain-format.ts";
import { dayWords, timeWords } from "../../booking/when-words.ts";

/** "Sun, Jul 4, 2027, 10:00 AM EDT"; the table of a tablet has no room for the weekday. */
export const BookingTime = ({ local, zone }: { local: string; zone: string }) => (
  <>
    <span className="md:max-lg:hidden">{dayWords(local).slice(0, 3)}, </span>
    {formatDay(local.slice(0, 10))}, <span className="whitespace-nowrap">{timeWords(local)}</span>{" "}
    {zone}
  </>
);
