const day = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeZone: "UTC" });

/** "May 2, 2026", the same on the server and in every browser. */
export const formatDay = (date: string): string => day.format(new Date(date));
