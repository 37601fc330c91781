import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Trash2 } from "lucide-react";
import { useState } from "react";
import { EmptyState } from "#src/design/patterns/empty-state.tsx";
import { Button } from "#src/design/primitives/button.tsx";
import { toast } from "#src/design/primitives/toast-store.ts";
import { SearchField } from "#src/design/table/search-field.tsx";
import { PAGE_ROWS, useTableAddress } from "#src/design/table/table-address.ts";
import { type ListKey, useListKeys } from "#src/design/table/use-list-keys.ts";
import type { Business } from "#src/domains/directory/listing/contract.ts";
import { managedQuery } from "#src/domains/directory/manage/client.ts";
import {
  PendingQuestion,
  type Question,
} from "#src/domains/directory/manage/components/admin/pending-question.tsx";
import { PendingTable } from "#src/domains/directory/manage/components/admin/pending-table.tsx";
import { ListFrame } from "../list-frame.tsx";

export default function PendingTab() {
  const table = useTableAddress({ by: "newest", direction: "asc" });
  const query = useQuery({
    ...managedQuery({
      pending: "true",
      q: table.q,
      sort: table.sort.by === "name" ? "name" : "newest",
      direction: table.sort.direction,
      limit: PAGE_ROWS,
      offset: table.offset,
    }),
    placeholderData: keepPreviousData,
  });
  const [chosen, setChosen] = useState<ReadonlySet<ListKey>>(new Set());
  const [question, setQuestion] = useState<Question | null>(null);
  const rows = query.data?.items ?? [];
  const asked = question && asItIsNow(question, rows);
  const chosenHere = rows.filter(({ id }) => chosen.has(id));
  const ask = (kind: "approve" | "reject") => (id: ListKey) => {
    const business = rows.find((row) => row.id === id);
    if (business) setQuestion({ kind, business });
  };
  const current = useListKeys({
    ids: rows.map(({ id }) => id),
    actions: { a: ask("approve"), r: ask("reject") },
  });
  const askToDelete = () => {
    if (chosenHere.length > 0) setQuestion({ kind: "delete", businesses: chosenHere });
    else toast({ title: "Please select businesses to delete.", tone: "danger" });
  };

  return (
    <div className="flex flex-col gap-5">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <SearchField
          label="Search submissions"
          className="w-full sm:w-80"
          value={table.q}
          onSearch={(q) => table.set({ q })}
        />
        <Button
          variant={chosenHere.length === 0 ? "secondary" : "danger"}
          aria-disabled={chosenHere.length === 0 || undefined}
          onClick={askToDelete}
        >
          <Trash2 aria-hidden /> Delete Selected ({chosenHere.length})
        </Button>
      </div>
      <ListFrame<Business>
        label="Pages of submissions"
        errorTitle="Error Loading Businesses"
        query={query}
        table={table}
        empty={
          <EmptyState
            heading="h3"
            seed="all caught up"
            title={table.q ? "No businesses found" : "All caught up!"}
          >
            {table.q ? "No submission matches that." : "No pending business submissions to review."}
          </EmptyState>
        }
      >
        {(items) => (
          <PendingTable
            rows={items}
            table={table}
            current={current}
            isStale={query.isPlaceholderData}
            chosen={chosen}
            onChoose={setChosen}
            onAsk={setQuestion}
          />
        )}
      </ListFrame>
      {asked ? (
        <PendingQuestion
          question={asked}
          onClose={() => setQuestion(null)}
          onDone={() => setChosen(new Set())}
        />
      ) : null}
    </div>
  );
}

/** A question that stays open is about what the list has now; nothing is asked about what is gone. */
function asItIsNow(question: Question, rows: readonly Business[]): Question | undefined {
  if (question.kind === "delete") return question;
  const business = rows.find(({ id }) => id === question.business.id);
  return business && { ...question, business };
}
