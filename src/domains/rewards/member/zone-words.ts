/** "America/New_York" as people read it. */
export const zoneName = (zone: string): string => zone.replaceAll("_", " ").replaceAll("/", " / ");
