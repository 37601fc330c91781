import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { EmptyState } from "#src/design/patterns/empty-state.tsx";
import { ErrorState } from "#src/design/patterns/error-state.tsx";
import { Button } from "#src/design/primitives/button.tsx";
import { Skeleton } from "#src/design/primitives/skeleton.tsx";
import { editsQuery } from "../edit-client.ts";
import type { EditFilter } from "../edit-contract.ts";
import { EditCard } from "./edit-card.tsx";

const PAGE = 20;

interface EditsQueueProps {
  /** What is shown; without a status, what waits. */
  filter?: Pick<Partial<EditFilter>, "status" | "source" | "businessId">;
}

/** Changes of listings, field by field, with what administrators need to decide. */
export function EditsQueue({ filter = {} }: EditsQueueProps) {
  const [page, setPage] = useState(0);
  const asked = { status: "pending" as const, ...filter, limit: PAGE, offset: page * PAGE };
  const { data, error, refetch } = useQuery(editsQuery(asked));
  if (error) return <ErrorState title="The changes did not load" onRetry={refetch} heading="h3" />;
  if (!data) return <Skeleton className="h-64" />;
  if (data.total === 0) {
    return (
      <EmptyState heading="h3" title="No changes here">
        Owners' changes and readers' suggestions wait here for a decision.
      </EmptyState>
    );
  }
  const pages = Math.ceil(data.total / PAGE);
  return (
    <section aria-label="Changes of listings" className="flex flex-col gap-4">
      <p className="text-ink-soft text-sm">
        <span className="figures">{data.total}</span> {data.total === 1 ? "change" : "changes"}
      </p>
      <ul className="flex flex-col gap-4">
        {data.items.map((edit) => (
          <li key={edit.id}>
            <EditCard edit={edit} />
          </li>
        ))}
      </ul>
      {pages > 1 ? (
        <nav aria-label="Pages of changes" className="flex items-center gap-3">
          <Button
            variant="secondary"
            size="sm"
            disabled={page === 0}
            onClick={() => setPage(page - 1)}
          >
            Previous
          </Button>
          <span className="figures text-sm">
            {page + 1} / {pages}
          </span>
          <Button
            variant="secondary"
            size="sm"
            disabled={page + 1 >= pages}
            onClick={() => setPage(page + 1)}
          >
            Next
          </Button>
        </nav>
      ) : null}
    </section>
  );
}
