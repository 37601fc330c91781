/** What people call the time of a place, in summer and winter: "Eastern Time". */
export function zoneName(timeZone: string): string {
  const format = new Intl.DateTimeFormat("en-US", { timeZone, timeZoneName: "longGeneric" });
  const name = format.formatToParts().find(({ type }) => type === "timeZoneName");
  return name?.value ?? timeZone;
}
