import { Button } from "#src/design/primitives/button.tsx";

interface NextPageButtonProps {
  /** As an infinite query says it. */
  list: {
    hasNextPage: boolean;
    isFetchingNextPage: boolean;
    fetchNextPage: () => unknown;
  };
}

/** Under a list that is read page by page; nothing when all of it stands there. */
export function NextPageButton({ list }: NextPageButtonProps) {
  if (!list.hasNextPage) return null;
  return (
    <Button
      variant="secondary"
      className="self-center"
      pending={list.isFetchingNextPage}
      onClick={() => list.fetchNextPage()}
    >
      Load More
    </Button>
  );
}
