import { expect, test } from "vitest";
import { CATEGORIES } from "#src/domains/directory/listing/category-contract.ts";
import { ratingText } from "#src/domains/directory/listing/rules.ts";
import { plainListing } from "#tests/support/plain-listing.ts";
import { businessData } from "./business-data.ts";

/** schema.org's kinds of LocalBusiness that we use. */
const LOCAL = ["LocalBusiness", "Restaurant", "Hotel", "Store"];
interface Place {
  "@type": string | string[];
  aggregateRating: { ratingValue: string; reviewCount: number };
}
const BASE = "https://landfall.example";

test("a listing of every category is a LocalBusiness with the rating that its page shows, and its breadcrumbs", () => {
  for (const { id: category, name } of CATEGORIES) {
    const business = plainListing({ category, averageRating: "4.6", reviewCount: 1128 });
    const [place, crumbs] = businessData(business, BASE) as [Place, object];
    expect([place["@type"]].flat().some((type) => LOCAL.includes(type))).toBe(true);
    const { ratingValue, reviewCount } = place.aggregateRating;
    expect(ratingText(ratingValue, reviewCount)).toBe("4.6 from 1,128 reviews");
    expect(crumbs).toMatchObject({
      "@type": "BreadcrumbList",
      itemListElement: [
        { position: 1, name: "Home", item: `${BASE}/` },
        { position: 2, name, item: `${BASE}/category/${category}` },
        { position: 3, name: business.name, item: `${BASE}/business/${business.id}` },
      ],
    });
  }
});

test("what is not known is not claimed: no rating without reviews, no point for an approximate place, no empty phone", () => {
  const bare = plainListing({
    averageRating: "0.0",
    reviewCount: 0,
    positionIsApproximate: true,
    phone: "",
  });
  const [place] = businessData(bare, BASE);
  for (const field of ["aggregateRating", "geo", "telephone"]) {
    expect(place).not.toHaveProperty(field);
  }
});
