import type { SpeciesDetail } from "#src/domains/species/contract.ts";
import { wormsAddress } from "#src/domains/species/rules.ts";

/** What search engines may read of a species. */
export function speciesData(species: SpeciesDetail, baseUrl: string): object[] {
  const url = `${baseUrl}/species/${species.id}`;
  return [
    {
      "@context": "https://schema.org",
      "@type": "Taxon",
      name: species.scientificName,
      taxonRank: "species",
      alternateName: [species.commonName, ...species.otherNames],
      description: species.description,
      url,
      ...(species.aphiaId === null
        ? {}
        : {
            sameAs: wormsAddress(species.aphiaId),
            identifier: `urn:lsid:marinespecies.org:taxname:${species.aphiaId}`,
          }),
    },
    {
      "@context": "https://schema.org",
      "@type": "BreadcrumbList",
      itemListElement: [
        { "@type": "ListItem", position: 1, name: "Home", item: `${baseUrl}/` },
        { "@type": "ListItem", position: 2, name: "Species", item: `${baseUrl}/species` },
        { "@type": "ListItem", position: 3, name: species.commonName, item: url },
      ],
    },
  ];
}
