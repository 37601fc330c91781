import { useState } from "react";
import { EmptyState } from "#src/design/patterns/empty-state.tsx";
import { TableSelect } from "#src/design/table/table-filters.tsx";
import { oneOf, useTableState } from "#src/design/table/table-state.ts";
import { flagsQuery, useDecideFlag } from "#src/domains/moderation/client.ts";
import { tellOutcome } from "#src/domains/moderation/components/tell-outcome.ts";
import { FLAG_STATUSES, type Flag } from "#src/domains/moderation/contract.ts";
import { AdminList } from "../admin-list.tsx";
import { useAdminList } from "../use-admin-list.ts";
import { FlagTable } from "./flag-table.tsx";
import { SHOWN_IN } from "./reported-kinds.ts";
import { UpholdDialog } from "./uphold-dialog.tsx";

const STATUS_OPTIONS = [
  { value: "open", label: "Open" },
  { value: "upheld", label: "Upheld" },
  { value: "dismissed", label: "Dismissed" },
];
const NOT_DECIDED = "The report was not decided.";

export function FlagsQueue() {
  const table = useTableState();
  const status = oneOf(FLAG_STATUSES, table.get("status"));
  const decision = useDecideFlag(SHOWN_IN);
  const [upheldId, setUpheldId] = useState<number | null>(null);
  const dismiss = ({ id }: Flag) =>
    tellOutcome(
      decision.mutateAsync({ id, status: "dismissed" }),
      { title: "Report dismissed" },
      NOT_DECIDED,
    );
  const uphold = ({ id }: Flag, version: string | undefined, note: string) =>
    tellOutcome(
      decision.mutateAsync({ id, status: "upheld", version, note }),
      { title: "Report upheld", description: "It was taken down." },
      NOT_DECIDED,
    );
  const list = useAdminList(table, ({ limit, offset }) => flagsQuery({ status, limit, offset }), {
    keys: {
      a: (flag) => flag.status === "open" && setUpheldId(flag.id),
      r: (flag) => flag.status === "open" && dismiss(flag),
    },
  });
  const upheld = list.rows.find(({ id }) => id === upheldId);
  return (
    <>
      <AdminList
        list={list}
        name="reports"
        errorTitle="The reports did not load"
        empty={<EmptyState heading="h3" title={`No ${status} reports`} />}
        filters={
          <TableSelect
            table={table}
            name="status"
            label="Status"
            options={STATUS_OPTIONS}
            value={status}
            className="w-full sm:w-60"
          />
        }
      >
        <FlagTable list={list} onUphold={({ id }) => setUpheldId(id)} onDismiss={dismiss} />
      </AdminList>
      {upheld ? (
        <UpholdDialog flag={upheld} onClose={() => setUpheldId(null)} onUphold={uphold} />
      ) : null}
    </>
  );
}
