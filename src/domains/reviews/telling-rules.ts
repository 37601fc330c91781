/** Enough words to tell something. */
export const TELLING_MIN_LENGTH = 40;
const LINE_MAX = 180;

/** The first sentences that fit on a line or two; a single long one is cut between words. */
export function tellingLine(content: string): string {
  const text = content.replaceAll(/\s+/g, " ").trim();
  if (text.length <= LINE_MAX) return text;
  const head = text.slice(0, LINE_MAX);
  const whole = /^.*[.!?…]["”’)]*(?= )/u.exec(`${head} `.slice(0, LINE_MAX))?.[0] ?? "";
  if (whole.length >= TELLING_MIN_LENGTH) return whole;
  return `${head.slice(0, Math.max(head.lastIndexOf(" "), 1)).replace(/[\s,;:–-]+$/u, "")} …`;
}
