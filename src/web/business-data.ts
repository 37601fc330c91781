import { findCategory } from "#src/domains/directory/listing/category-contract.ts";
import type { Business } from "#src/domains/directory/listing/contract.ts";

/** schema.org's nearest word for each category; all of them are kinds of LocalBusiness. */
const TYPES: Record<string, string | string[]> = {
  restaurants: "Restaurant",
  hotels: "Hotel",
  "outdoor-stores": "Store",
  venues: ["LocalBusiness", "EventVenue"],
};

/** What search engines may read of a listing; the rating is the one the page shows. */
export function businessData(business: Business, baseUrl: string): object[] {
  const url = `${baseUrl}/business/${business.id}`;
  const category = findCategory(business.category);
  return [
    {
      "@context": "https://schema.org",
      "@type": TYPES[business.category] ?? "LocalBusiness",
      name: business.name,
      description: business.description,
      url,
      ...(business.phone && { telephone: business.phone }),
      priceRange: business.priceRange,
      image: business.images.map((image) => `${baseUrl}${image}`),
      address: {
        "@type": "PostalAddress",
        streetAddress: business.address,
        addressLocality: business.city,
        addressRegion: business.state,
        postalCode: business.zipCode,
        addressCountry: "US",
      },
      ...(!business.positionIsApproximate && {
        geo: {
          "@type": "GeoCoordinates",
          latitude: business.latitude,
          longitude: business.longitude,
        },
      }),
      ...(business.reviewCount > 0 && {
        aggregateRating: {
          "@type": "AggregateRating",
          ratingValue: business.averageRating,
          reviewCount: business.reviewCount,
        },
      }),
    },
    {
      "@context": "https://schema.org",
      "@type": "BreadcrumbList",
      itemListElement: [
        { "@type": "ListItem", position: 1, name: "Home", item: `${baseUrl}/` },
        {
          "@type": "ListItem",
          position: 2,
          name: category?.name ?? business.category,
          item: `${baseUrl}/category/${business.category}`,
        },
        { "@type": "ListItem", position: 3, name: business.name, item: url },
      ],
    },
  ];
}
