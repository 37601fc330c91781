import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { EmptyState } from "#src/design/patterns/empty-state.tsx";
import { PAGE_ROWS, useTableAddress } from "#src/design/table/table-address.ts";
import { editsQuery } from "#src/domains/directory/edits/client.ts";
import { EditCard } from "#src/domains/directory/edits/components/edit-card.tsx";
import type { ListingEdit } from "#src/domains/directory/edits/contract.ts";
import { ListFrame } from "../list-frame.tsx";

/** Changes of listings, field by field, with what administrators need to decide. */
export function EditsQueue() {
  const table = useTableAddress();
  const query = useQuery({
    ...editsQuery({ status: "pending", limit: PAGE_ROWS, offset: table.offset }),
    placeholderData: keepPreviousData,
  });
  return (
    <ListFrame<ListingEdit>
      label="Pages of changes"
      errorTitle="The changes did not load"
      query={query}
      table={table}
      empty={
        <EmptyState heading="h3" title="No changes here">
          Owners' changes and readers' suggestions wait here for a decision.
        </EmptyState>
      }
    >
      {(edits) => (
        <ul className="flex flex-col gap-4">
          {edits.map((edit) => (
            <li key={edit.id}>
              <EditCard edit={edit} />
            </li>
          ))}
        </ul>
      )}
    </ListFrame>
  );
}
