import { useNavigation, useSearchParams } from "react-router";
import { Button } from "#src/design/primitives/button.tsx";
import { Link } from "#src/design/primitives/link.tsx";
import { PAGE_SIZE } from "#src/domains/directory/listing/limits-contract.ts";

interface LoadMoreProps {
  shown: number;
  total: number;
  label?: string;
  /** The next ones begin a stretch of their own, here; the list then starts with them. */
  after?: string | null;
}

/** How much is shown stands in the address, so that reload and Back restore it. */
export function LoadMore({ shown, total, label = "Load More Results", after }: LoadMoreProps) {
  const [search] = useSearchParams();
  const navigation = useNavigation();
  if (shown >= total) return null;
  const next = new URLSearchParams(search);
  next.set("page", String(Math.ceil(shown / PAGE_SIZE) + 1));
  if (after) next.set("after", after);
  return (
    <div className="mt-6 flex justify-center">
      <Button asChild variant="secondary" pending={navigation.state === "loading"}>
        <Link to={`?${next}`} replace preventScrollReset={!after}>
          {label}
        </Link>
      </Button>
    </div>
  );
}
