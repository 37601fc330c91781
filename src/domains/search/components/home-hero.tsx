import { findCategory } from "#src/domains/directory/listing/category-contract.ts";
import { CategoryIcon } from "#src/domains/directory/listing/components/category-icon.tsx";
import { ChipLink } from "./chip-link.tsx";
import { HeroCarousel } from "./hero-carousel.tsx";
import { NearMe } from "./near-me.tsx";
import { SearchBox } from "./search-box.tsx";

const QUICK = ["restaurants", "marinas", "charters", "watersports", "hotels", "rentals"];

const POPULAR_CITIES = [
  ["Key West", "FL"],
  ["Cape Coral", "FL"],
  ["Annapolis", "MD"],
  ["Ocean City", "MD"],
  ["Islamorada", "FL"],
  ["Newport", "RI"],
  ["Sarasota", "FL"],
  ["Virginia Beach", "VA"],
] as const;

export function HomeHero() {
  return (
    <div className="page-width grid items-center gap-8 py-8 lg:grid-cols-[1fr_1.1fr] lg:py-12">
      <div className="flex flex-col gap-5">
        <h1 className="font-semibold font-serif text-4xl leading-tight md:text-5xl">
          Life on the water's edge
        </h1>
        <p className="max-w-prose text-ink-soft text-lg">
          Restaurants with a dock, marinas with depth, sandbars at low water: charted for people who
          come by boat or by road.
        </p>
        <SearchBox label="Search the waterfront" />
        <nav aria-label="Quick categories" className="flex flex-wrap gap-2">
          {QUICK.flatMap((id) => findCategory(id) ?? []).map((category) => (
            <ChipLink key={category.id} to={`/search?category=${category.id}`}>
              <CategoryIcon name={category.icon} className="size-4" /> {category.name}
            </ChipLink>
          ))}
        </nav>
        <nav aria-label="Popular cities" className="flex flex-wrap items-center gap-2">
          {POPULAR_CITIES.map(([city, state]) => (
            <ChipLink key={city} to={`/search?city=${encodeURIComponent(city)}`}>
              {city} {state}
            </ChipLink>
          ))}
          <NearMe />
        </nav>
      </div>
      <HeroCarousel />
    </div>
  );
}
