import type { MetaDescriptor } from "react-router";
import { homePicture, type SharePicture } from "#src/domains/directory/listing/share-rules.ts";
import { SHARE_HEIGHT, SHARE_WIDTH } from "#src/shared/share-words.ts";

const SITE_NAME = "Landfall";
const KEYWORDS = ["waterfront", "boating", "marinas", "dock and dine", "charters", "sandbars"];

export interface PageFacts {
  title: string;
  description: string;
  keywords?: string[];
  /** The address under which search engines should know the page; none for private pages. */
  canonicalPath?: string;
  /** Pages that are of no use in a search engine's list. */
  isPrivate?: boolean;
  /** For links on other sites; the home page's unless the page has one of its own. */
  picture?: SharePicture;
  /** schema.org data of the page's own subject. */
  data?: (baseUrl: string) => object[];
}

/** For a page whose address holds a key: no other host is told where its visitors came from. */
export const NO_REFERRER: MetaDescriptor = { name: "referrer", content: "no-referrer" };

const NARROWING = [
  "q",
  "category",
  "city",
  "state",
  "location",
  "latitude",
  "longitude",
  "radius",
  "priceRange",
  "minRating",
  "area",
  "amenities",
  "facts",
  "openNow",
];

/**
 * A list that a search or a filter made smaller is of no use in a search engine's list. Order, layout,
 * length and parameters of others change nothing but the address; the canonical one is without them.
 */
export function isNarrowed(search: string, ownParameters: readonly string[] = []): boolean {
  const given = new URLSearchParams(search);
  return NARROWING.some((name) => given.get(name) && !ownParameters.includes(name));
}

interface RootMatch {
  loaderData?: unknown;
}

/** Title, description, keywords, robots, canonical link and site-search data of a page. */
export function pageMeta(
  matches: readonly (RootMatch | undefined)[],
  facts: PageFacts,
): MetaDescriptor[] {
  const baseUrl = baseUrlOf(matches);
  const title = facts.title.includes(SITE_NAME) ? facts.title : `${facts.title} | ${SITE_NAME}`;
  const canonical = facts.canonicalPath === undefined ? null : `${baseUrl}${facts.canonicalPath}`;
  return [
    { title },
    { name: "description", content: facts.description },
    { name: "keywords", content: [...(facts.keywords ?? []), ...KEYWORDS].join(", ") },
    { name: "robots", content: facts.isPrivate ? "noindex, follow" : "index, follow" },
    { property: "og:site_name", content: SITE_NAME },
    { property: "og:title", content: title },
    { property: "og:description", content: facts.description },
    { property: "og:type", content: "website" },
    ...pictureMeta(baseUrl, facts.picture ?? homePicture),
    ...(canonical
      ? [
          { tagName: "link", rel: "canonical", href: canonical },
          { property: "og:url", content: canonical },
        ]
      : []),
    { "script:ld+json": siteSearch(baseUrl) },
    ...(facts.data?.(baseUrl) ?? []).map((data) => ({ "script:ld+json": data })),
  ];
}

const pictureMeta = (baseUrl: string, { path, alt }: SharePicture): MetaDescriptor[] => [
  { property: "og:image", content: `${baseUrl}${path}` },
  { property: "og:image:type", content: "image/png" },
  { property: "og:image:width", content: String(SHARE_WIDTH) },
  { property: "og:image:height", content: String(SHARE_HEIGHT) },
  { property: "og:image:alt", content: alt },
  { name: "twitter:card", content: "summary_large_image" },
];

function baseUrlOf(matches: readonly (RootMatch | undefined)[]): string {
  const root = matches[0]?.loaderData as { baseUrl?: string } | undefined;
  return root?.baseUrl ?? "";
}

function siteSearch(baseUrl: string) {
  return {
    "@context": "https://schema.org",
    "@type": "WebSite",
    name: SITE_NAME,
    url: baseUrl,
    potentialAction: {
      "@type": "SearchAction",
      target: { "@type": "EntryPoint", urlTemplate: `${baseUrl}/search?q={search_term_string}` },
      "query-input": "required name=search_term_string",
    },
  };
}
