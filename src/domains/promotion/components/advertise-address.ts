/** The packages with what was chosen, so that going back loses nothing. */
export const advertiseAddress = (chosen: { businessId: number; packageLevel: number }): string =>
  `/advertise?${new URLSearchParams({
    businessId: String(chosen.businessId),
    packageLevel: String(chosen.packageLevel),
  })}`;
