const DAYS = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];
const MONTHS = [
  ...["January", "February", "March", "April", "May", "June", "July"],
  ...["August", "September", "October", "November", "December"],
];

/** "Sunday, July 4, 2027, 10:00 AM" of what clocks show; no zone of the reader comes in. */
const localWords = (local: string): string => `${dateWords(local)}, ${timeWords(local)}`;

/** "Sunday, July 4, 2027, 10:00 AM EDT" */
export const zonedWords = (local: string, zone: string): string => `${localWords(local)} ${zone}`;

/** "Sunday, July 4, 2027" */
export const dateWords = (date: string): string => `${dayWords(date)}, ${date.slice(0, 4)}`;

/** "Sunday, July 4" */
export function dayWords(date: string): string {
  const day = new Date(`${date.slice(0, 10)}T00:00Z`);
  return `${DAYS[day.getUTCDay()]}, ${MONTHS[day.getUTCMonth()]} ${day.getUTCDate()}`;
}

/** "Sun, Jul 4" */
export function shortDayWords(date: string): string {
  const [weekday = "", day = ""] = dayWords(date).split(", ");
  const [month = "", number] = day.split(" ");
  return `${weekday.slice(0, 3)}, ${month.slice(0, 3)} ${number}`;
}

/** "10:00 AM" */
export function timeWords(local: string): string {
  const hour = Number(local.slice(11, 13));
  return `${hour % 12 || 12}:${local.slice(14, 16)} ${hour < 12 ? "AM" : "PM"}`;
}

interface Shown {
  startLocal: string;
  startZone: string;
  endLocal: string;
  endZone: string;
}

/** "Sunday, July 4, 2027, 10:00 AM to 12:00 PM EDT"; where clocks change between, each has its own zone. */
export function whenWords({ startLocal, startZone, endLocal, endZone }: Shown): string {
  const isOneDay = startLocal.slice(0, 10) === endLocal.slice(0, 10);
  const start = startZone === endZone ? localWords(startLocal) : zonedWords(startLocal, startZone);
  return `${start} to ${isOneDay ? timeWords(endLocal) : localWords(endLocal)} ${endZone}`;
}
