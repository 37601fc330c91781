import { ReviewListRequest } from "./contract.ts";
import { REVIEWS_PAGE } from "./limits-contract.ts";

const PAGES_MAX = 50;

/** What the address of a listing's page asks of its reviews; what makes no sense is left out. */
export function readReviewQuery(search: URLSearchParams): ReviewListRequest {
  const { sort, rating, withPhotos } = ReviewListRequest.shape;
  const given = (name: string) => search.get(name) || undefined;
  const page = Math.min(Math.max(Math.trunc(Number(search.get("page"))) || 1, 1), PAGES_MAX);
  return {
    sort: sort.catch("newest").parse(given("sort")),
    rating: rating.catch(undefined).parse(given("rating")),
    withPhotos: withPhotos.catch(undefined).parse(given("withPhotos")),
    limit: page * REVIEWS_PAGE,
    offset: 0,
  };
}
