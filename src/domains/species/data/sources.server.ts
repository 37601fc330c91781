/** Where looked-up facts come from, with the year of the copy that was read. */
export const SOURCES = {
  "add-my-pet": {
    title: "AmPtool, links of the entries (curation/get_link.m)",
    publisher: "Add-my-Pet collection",
    year: 2018,
    url: "https://github.com/add-my-pet/AmPtool_201602-20181204",
  },
  cremp: {
    title: "Coral Reef Evaluation and Monitoring Project, coral species 1996–2015",
    publisher: "IOOS Biological Data Guide",
    year: 2026,
    url: "https://github.com/ioos/bio_data_guide",
  },
  esas: {
    title: "European Seabirds at Sea as Darwin Core, sample of occurrences",
    publisher: "EMODnet Biology",
    year: 2026,
    url: "https://github.com/EMODnet/esas2obis",
  },
  fishglob: {
    title: "FishGlob, bottom-trawl surveys of the Gulf of St. Lawrence",
    publisher: "FISHGLOB consortium",
    year: 2025,
    url: "https://github.com/fishglob/FishGlob_data",
  },
  "fws-crocodile": {
    title:
      "Reclassification of the American Crocodile Distinct Population Segment in Florida From Endangered to Threatened; Final rule",
    publisher: "U.S. Fish and Wildlife Service",
    year: 2007,
    url: "https://www.fws.gov/policy/library/2007/E7-5037.html",
  },
  "fws-listings": {
    title: "Listed species of ECOS, as kept by the Marine Sensitivity Toolkit",
    publisher: "U.S. Fish and Wildlife Service",
    year: 2026,
    url: "https://ecos.fws.gov/ecp/",
  },
  "fws-red-knot": {
    title: "Threatened Species Status for the Rufa Red Knot; Final Rule",
    publisher: "U.S. Fish and Wildlife Service",
    year: 2014,
    url: "https://www.fws.gov/policy/library/2014/2014-28338.html",
  },
  "fws-roseate-plan": {
    title:
      "Draft Updated Recovery Plan for the Northeastern Population of the Roseate Tern, notice in the Federal Register",
    publisher: "U.S. Fish and Wildlife Service",
    year: 1998,
    url: "https://www.gpo.gov/fdsys/pkg/FR-1998-04-01/html/98-8524.htm",
  },
  "fws-roseate-review": {
    title: "Completion of 5-year reviews for the Roseate Tern",
    publisher: "U.S. Fish and Wildlife Service",
    year: 2010,
    url: "https://www.fws.gov/caribbean/es/Roseate_tern.html",
  },
  "marine-sensitivity": {
    title: "Marine Sensitivity Toolkit, table of taxa matched with WoRMS",
    publisher: "MarineSensitivity",
    year: 2026,
    url: "https://github.com/MarineSensitivity/workflows",
  },
  "noaa-directory": {
    title: "Species Directory, protected status, as kept by the Marine Sensitivity Toolkit",
    publisher: "NOAA Fisheries",
    year: 2026,
    url: "https://www.fisheries.noaa.gov/species-directory",
  },
  "noaa-section-7": {
    title: "Section 7: Citations and References for All Species in the Greater Atlantic Region",
    publisher: "NOAA Fisheries",
    year: 2024,
    url: "https://www.fisheries.noaa.gov/new-england-mid-atlantic/consultations/section-7-citations-and-references-all-species-greater",
  },
  "noaa-viewing": {
    title: "Marine Life Viewing Guidelines: Guidelines & Distances",
    publisher: "NOAA Fisheries",
    year: null,
    url: "https://www.fisheries.noaa.gov/topic/marine-life-viewing-guidelines/guidelines-distances",
  },
  "obis-list": {
    title: "Species of the MPA Europe models (wwf_list.csv), with WoRMS identifiers",
    publisher: "Ocean Biodiversity Information System",
    year: 2024,
    url: "https://github.com/iobis/mpaeu_sdm",
  },
  phenofish: {
    title: "PhenoFish, species information with WoRMS identifiers",
    publisher: "PhenoFish project",
    year: 2024,
    url: "https://github.com/PhenoFish/gbif-ecoregions",
  },
  "red-list": {
    title: "IUCN Red List categories, as kept by the Marine Sensitivity Toolkit",
    publisher: "International Union for Conservation of Nature",
    year: 2026,
    url: "https://www.iucnredlist.org/",
  },
  sanctsound: {
    title: "SanctSound species lookup table, with WoRMS identifiers",
    publisher: "IOOS Biological Data Guide",
    year: 2026,
    url: "https://github.com/ioos/bio_data_guide",
  },
  worms: {
    title: "World Register of Marine Species, taxon details",
    publisher: "WoRMS Editorial Board",
    year: 2024,
    url: "https://www.marinespecies.org/",
  },
} as const;

export type SourceKey = keyof typeof SOURCES;
