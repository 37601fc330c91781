interface Chosen {
  businessId?: number | undefined;
  packageLevel?: number | undefined;
  /** What was typed to find a business. */
  q?: string | undefined;
}

/** The packages with what was chosen, so that going back loses nothing. */
export function advertiseAddress(chosen: Chosen): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(chosen)) if (value) search.set(name, String(value));
  return search.size > 0 ? `/advertise?${search}` : "/advertise";
}
