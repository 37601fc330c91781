import { EmptyState } from "#src/design/patterns/empty-state.tsx";
import { useTableState } from "#src/design/table/table-state.ts";
import { editsQuery } from "#src/domains/directory/edits/client.ts";
import { EditCard } from "#src/domains/directory/edits/components/edit-card.tsx";
import { AdminList } from "../admin-list.tsx";
import { useAdminList } from "../use-admin-list.ts";

/** Changes of listings, field by field, with what administrators need to decide. */
export function EditsQueue() {
  const list = useAdminList(useTableState(), ({ limit, offset }) =>
    editsQuery({ status: "pending", limit, offset }),
  );
  return (
    <AdminList
      list={list}
      name="changes"
      errorTitle="The changes did not load"
      empty={
        <EmptyState heading="h3" title="No changes here">
          Owners' changes and readers' suggestions wait here for a decision.
        </EmptyState>
      }
    >
      <ul className="flex flex-col gap-4">
        {list.rows.map((edit) => (
          <li key={edit.id}>
            <EditCard edit={edit} />
          </li>
        ))}
      </ul>
    </AdminList>
  );
}
