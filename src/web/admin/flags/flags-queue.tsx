import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Field } from "#src/design/form/field.tsx";
import { EmptyState } from "#src/design/patterns/empty-state.tsx";
import { NativeSelect } from "#src/design/primitives/native-select.tsx";
import { toast } from "#src/design/primitives/toast-store.ts";
import { oneOf, PAGE_ROWS, useTableAddress } from "#src/design/table/table-address.ts";
import { type ListKey, useListKeys } from "#src/design/table/use-list-keys.ts";
import { flagsQuery, useDecideFlag } from "#src/domains/moderation/client.ts";
import { tellFailure } from "#src/domains/moderation/components/tell-outcome.ts";
import { FLAG_STATUSES, type Flag } from "#src/domains/moderation/contract.ts";
import { ListFrame } from "../list-frame.tsx";
import { FlagTable } from "./flag-table.tsx";
import { UpholdDialog } from "./uphold-dialog.tsx";

const STATUS_OPTIONS = [
  { value: "open", label: "Open" },
  { value: "upheld", label: "Upheld" },
  { value: "dismissed", label: "Dismissed" },
];

export function FlagsQueue() {
  const table = useTableAddress();
  const status = oneOf(FLAG_STATUSES, table.get("status"));
  const query = useQuery({
    ...flagsQuery({ status, limit: PAGE_ROWS, offset: table.offset }),
    placeholderData: keepPreviousData,
  });
  const decision = useDecideFlag();
  const [upheldId, setUpheldId] = useState<number | null>(null);
  const dismiss = async ({ id }: Flag) => {
    try {
      await decision.mutateAsync({ id, status: "dismissed" });
      toast({ title: "Report dismissed", tone: "ok" });
    } catch (error) {
      tellFailure(error, "The report was not decided.");
    }
  };
  /** Rejects when it did not work. */
  const uphold = async ({ id }: Flag, version: string | undefined, note: string) => {
    try {
      await decision.mutateAsync({ id, status: "upheld", version, note });
      toast({ title: "Report upheld", description: "It was taken down.", tone: "ok" });
    } catch (error) {
      tellFailure(error, "The report was not decided.");
      throw error;
    }
  };
  const rows = query.data?.items ?? [];
  const upheld = rows.find(({ id }) => id === upheldId);
  const withOpen = (act: (flag: Flag) => unknown) => (id: ListKey) => {
    const flag = rows.find((row) => row.id === id);
    if (flag?.status === "open") act(flag);
  };
  const current = useListKeys({
    ids: rows.map(({ id }) => id),
    actions: { a: withOpen(({ id }) => setUpheldId(id)), r: withOpen(dismiss) },
  });
  return (
    <>
      <Field label="Status" className="w-full sm:w-60">
        {(field) => (
          <NativeSelect
            {...field}
            options={STATUS_OPTIONS}
            value={status}
            onChange={(event) => table.set({ status: event.target.value })}
          />
        )}
      </Field>
      <ListFrame<Flag>
        label="Pages of reports"
        errorTitle="The reports did not load"
        query={query}
        table={table}
        empty={<EmptyState heading="h3" title={`No ${status} reports`} />}
      >
        {(items) => (
          <FlagTable
            rows={items}
            current={current}
            isStale={query.isPlaceholderData}
            onUphold={({ id }) => setUpheldId(id)}
            onDismiss={dismiss}
          />
        )}
      </ListFrame>
      {upheld ? (
        <UpholdDialog flag={upheld} onClose={() => setUpheldId(null)} onUphold={uphold} />
      ) : null}
    </>
  );
}
