const LISTED = "Listed under the US Endangered Species Act: chasing it for a look does harm.";
const NESTING =
  "Nests on open sand: eggs and chicks are lost when people and dogs come to look for them.";
const REEF = "Listed under the US Endangered Species Act: anchors and souvenir hunters break it.";

/**
 * Whose places are shown only roughly, and why. It is Landfall's own decision; every species that the
 * Endangered Species Act lists here is among them.
 */
export const SENSITIVE: Readonly<Record<number, string>> = {
  ...ofAll([101, 103, 104, 105, 107, 108], LISTED),
  204: "Listed under the US Endangered Species Act: boats and crowds at warm springs harm it.",
  ...ofAll([301, 302, 303, 304, 305], LISTED),
  306: "Taken from its creeks for the pet trade.",
  307: "Lives in few creeks of Florida, where its nests are easily disturbed.",
  414: LISTED,
  419: "Listed under the US Endangered Species Act: its nurseries are few, and its saw is a trophy.",
  ...ofAll([420, 557, 572, 573, 574], LISTED),
  ...ofAll([614, 616, 617, 618], NESTING),
  619: `Listed under the US Endangered Species Act. ${NESTING}`,
  621: "Rests in great flocks on few beaches: each time it is driven up costs it strength for its long way.",
  626: "Nests in few colonies, which it leaves when people come too near.",
  808: "Listed under the US Endangered Species Act: it is taken for its meat and its shell.",
  ...ofAll([908, 909, 911, 915, 916, 917, 918], REEF),
};

function ofAll(ids: readonly number[], reason: string) {
  return Object.fromEntries(ids.map((id) => [id, reason]));
}
