import { useSearchParams } from "react-router";
import { Button } from "#src/design/primitives/button.tsx";

interface NextPageLinkProps {
  /** As an infinite query, whose pages begin at their offsets, says it. */
  list: {
    data: { pageParams: readonly unknown[] } | undefined;
    hasNextPage: boolean;
    isFetchingNextPage: boolean;
    fetchNextPage: () => unknown;
  };
  pageSize: number;
  /** What the address calls its page, where it is not the only list. */
  param?: string;
}

/** Under a list that the server draws from the page that the address says: more of it, also before scripts are there. */
export function NextPageLink({ list, pageSize, param = "page" }: NextPageLinkProps) {
  const [search] = useSearchParams();
  const offsets = (list.data?.pageParams ?? []).map(Number);
  const [first = 0, last = 0] = [offsets.at(0), offsets.at(-1)];
  const linkTo = (offset: number): string => {
    const next = new URLSearchParams(search);
    next.set(param, String(Math.max(0, Math.floor(offset / pageSize)) + 1));
    return `?${next}`;
  };
  return (
    <nav aria-label="More of the list" className="flex flex-wrap justify-center gap-3 empty:hidden">
      {first > 0 ? (
        <Button asChild variant="secondary">
          <a href={linkTo(first - pageSize)}>Earlier ones</a>
        </Button>
      ) : null}
      {list.hasNextPage ? (
        <Button
          asChild
          variant="secondary"
          pending={list.isFetchingNextPage}
          onClick={(event) => {
            event.preventDefault();
            list.fetchNextPage();
          }}
        >
          <a href={linkTo(last + pageSize)}>Load More</a>
        </Button>
      ) : null}
    </nav>
  );
}
