import type { SpeciesReport } from "#src/domains/sightings/contract.ts";

/** A report as the API answers it. */
export const speciesReport = (facts: Partial<SpeciesReport> = {}): SpeciesReport => ({
  ...{ id: 7, reportType: "sighting", speciesId: 108, scientificName: "Tursiops truncatus" },
  taxon: "species:108",
  reportedAs: null,
  ...{ speciesName: "Common bottlenose dolphin", location: "Off Thomas Point, MD" },
  ...{ latitude: "38.900000", longitude: "-76.430000", uncertaintyMeters: 40, isBlurred: false },
  ...{ positionSource: "device", projectId: null, projectTitle: null },
  ...{ isSensitive: false, description: "Three of them.", abundance: "uncommon" },
  ...{ behaviorObserved: "Feeding", conservationConcerns: "Fast boats", reportDate: "2026-07-04" },
  ...{ observedTime: "10:30", occurrenceStatus: "present", effortMinutes: null, images: [] },
  ...{ licence: "CC-BY-4.0", verificationStatus: "pending", upvotes: 4, communityVotes: 0 },
  ...{ reporterName: "June A.", isDemo: false, createdAt: "2026-07-04T14:30:00.000Z" },
  ...{ isOwn: false, hasUpvoted: false },
  ...facts,
});
