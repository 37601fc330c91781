/** Terms of cancelling, as different businesses word them. */
export const DEMO_POLICIES: readonly string[] = [
  "Free until 24 hours before. Later than that we keep half, unless the weather decides.",
  "Cancel until the evening before and pay nothing. On the day the first hour is due.",
  "Free until 72 hours before. If we call it off for wind or lightning, you choose a new day or your money.",
  "We would rather lend it to somebody else: please cancel early. Nothing is charged before noon of the day before.",
];
