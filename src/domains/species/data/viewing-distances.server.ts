interface ViewingDistance {
  yards: number;
  /** Federal law; otherwise what NOAA asks of everybody. */
  isLaw: boolean;
}

const asked = (yards: number): ViewingDistance => ({ yards, isLaw: false });
const WHALE = asked(100);
const NEARER = asked(50);

/** How far to stay away, after NOAA's Marine Life Viewing Guidelines. */
export const VIEWING_DISTANCES: Readonly<Record<number, ViewingDistance>> = {
  101: { yards: 500, isLaw: true },
  ...ofAll([102, 103, 104, 105, 106, 107, 108, 109, 110], WHALE),
  // Dolphins and porpoises
  ...ofAll([111, 112, 113, 114, 115, 116], NEARER),
  // Seals
  ...ofAll([201, 202, 203], NEARER),
  // Sea turtles
  ...ofAll([301, 302, 303, 304, 305], NEARER),
};

function ofAll(ids: readonly number[], distance: ViewingDistance) {
  return Object.fromEntries(ids.map((id) => [id, distance]));
}
