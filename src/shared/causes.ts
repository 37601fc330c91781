/** The error itself and whatever caused it, as deep as it goes. */
export function* causesOf(thrown: unknown): Generator<Error> {
  const waiting = [thrown];
  const seen = new Set<unknown>();
  for (const error of waiting) {
    if (!(error instanceof Error) || seen.has(error)) continue;
    seen.add(error);
    yield error;
    waiting.push(error.cause);
    if (error instanceof AggregateError) waiting.push(...error.errors);
  }
}

/** Of a disk, of somebody's share of it, of PostgreSQL. */
const FULL = new Set(["ENOSPC", "EDQUOT", "53100"]);

export function isOutOfSpace(thrown: unknown): boolean {
  return causesOf(thrown).some((error) => FULL.has(codeOf(error) ?? ""));
}

/** "ENOSPC" of the system, "57P01" of PostgreSQL. */
export function codeOf(error: Error): string | undefined {
  return "code" in error && typeof error.code === "string" ? error.code : undefined;
}
