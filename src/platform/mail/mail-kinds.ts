/** Mail that nobody needs in order to use the site, with the words by which people turn it off. */
export const MAIL_KINDS = {
  listing: "What became of listings that I sent in",
  review: "Whether my reviews and stories were published",
  answer: "Answers of owners to my reviews",
  alert: "Conservation alerts in areas that I chose",
  report: "What becomes of my species reports",
  reminder: "A reminder on the day before an event or a booking",
} as const;

export type MailKind = keyof typeof MAIL_KINDS;

export const isMailKind = (text: string): text is MailKind => Object.hasOwn(MAIL_KINDS, text);
