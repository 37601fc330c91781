import { LRUCache } from "lru-cache";
import { type CachedPage, keepPage, type RenderedPage } from "./cached-page.ts";

/** What changes with the clock alone (open now, tides, rotation) may lag behind by this much. */
const FRESH_MS = 15_000;
const STALE_MS = 120_000;
const MAX_BYTES = 64 << 20;

/** A change of this tag concerns every page. */
export const EVERYTHING = "*";

/** One rendering, which everybody waits for who asks for the same page meanwhile. */
interface Flight {
  page: Promise<CachedPage | null>;
  /** What changed since it began: it may have read the old state. */
  overtakenBy: Set<string>;
}

export interface PageStore {
  /** A promise when the page is being rendered; null when there is nothing to share. */
  find(address: string, client?: string): CachedPage | Promise<CachedPage | null>;
  /** Forgets the pages that show any of this, and those that are being rendered now. */
  forget(tags: readonly string[]): void;
}

interface StoreOptions {
  /** The client is the one who asked first; others wait for the same rendering. */
  render: (address: string, client: string) => Promise<RenderedPage>;
  onError: (error: unknown) => void;
  now?: () => number;
  maxBytes?: number;
}

export function createPageStore(options: StoreOptions): PageStore {
  const { render, onError, now = Date.now, maxBytes = MAX_BYTES } = options;
  const pages = new LRUCache<string, CachedPage>({
    maxSize: maxBytes,
    maxEntrySize: maxBytes / 16,
    sizeCalculation: ({ bytes }) => bytes,
  });
  const joinable = new Map<string, Flight>();
  const running = new Set<Flight>();

  function fly(address: string, client: string): Flight {
    const overtakenBy = new Set<string>();
    const rendered = render(address, client).then((page) => keepPage(page, now()));
    const flight: Flight = { page: rendered, overtakenBy };
    joinable.set(address, flight);
    running.add(flight);
    const land = (page: CachedPage | null) => {
      running.delete(flight);
      const isLatest = joinable.get(address) === flight;
      if (isLatest) joinable.delete(address);
      store(address, page, { isLatest, overtakenBy });
    };
    rendered.then(land, () => land(null));
    return flight;
  }

  /** A rendering that something overtook never takes the place of a later one. */
  function store(
    address: string,
    page: CachedPage | null,
    { isLatest, overtakenBy }: { isLatest: boolean; overtakenBy: ReadonlySet<string> },
  ): void {
    if (!isLatest && pages.has(address)) return;
    if (page?.status === 200 && !showsAny(page, overtakenBy)) pages.set(address, page);
    else if (page) pages.delete(address);
  }

  return {
    find(address, client = "") {
      const page = pages.get(address);
      const age = page ? now() - page.renderedAt : Number.POSITIVE_INFINITY;
      if (page && age <= FRESH_MS) return page;
      const flight = joinable.get(address) ?? fly(address, client);
      if (!page || age > FRESH_MS + STALE_MS) return flight.page;
      flight.page.catch(onError);
      return page;
    },
    forget(tags) {
      const changed = new Set(tags);
      for (const [address, page] of pages.entries()) {
        if (showsAny(page, changed)) pages.delete(address);
      }
      joinable.clear();
      for (const { overtakenBy } of running) for (const tag of tags) overtakenBy.add(tag);
    },
  };
}

function showsAny({ tags }: CachedPage, changed: ReadonlySet<string>): boolean {
  if (changed.size === 0) return false;
  return tags.size === 0 || changed.has(EVERYTHING) || !tags.isDisjointFrom(changed);
}
