import serifUrl from "@fontsource/source-serif-4/files/source-serif-4-latin-600-normal.woff2?url";
import sansUrl from "@fontsource-variable/public-sans/files/public-sans-latin-wght-normal.woff2?url";

/** The two faces above the fold of every page, as link descriptors for the document's head. */
export const FONT_PRELOADS = [sansUrl, serifUrl].map((href) => ({
  rel: "preload" as const,
  as: "font" as const,
  type: "font/woff2",
  href,
  crossOrigin: "anonymous" as const,
}));
