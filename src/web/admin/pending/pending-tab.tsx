import { Trash2 } from "lucide-react";
import { useState } from "react";
import { EmptyState } from "#src/design/patterns/empty-state.tsx";
import { Button } from "#src/design/primitives/button.tsx";
import { toast } from "#src/design/primitives/toast-store.ts";
import { TableSearch } from "#src/design/table/table-filters.tsx";
import { useTableState } from "#src/design/table/table-state.ts";
import type { ListKey } from "#src/design/table/use-list-keys.ts";
import type { Business } from "#src/domains/directory/listing/contract.ts";
import {
  PendingQuestion,
  type Question,
} from "#src/domains/directory/manage/components/admin/pending-question.tsx";
import { PendingTable } from "#src/domains/directory/manage/components/admin/pending-table.tsx";
import { managedQuery } from "#src/domains/search/client.ts";
import { AdminList } from "../admin-list.tsx";
import { useAdminList } from "../use-admin-list.ts";

export default function PendingTab() {
  const table = useTableState({ by: "newest", direction: "asc" });
  const [chosen, setChosen] = useState<ReadonlySet<ListKey>>(new Set());
  const [question, setQuestion] = useState<Question | null>(null);
  const sort = table.sort.by === "name" ? "name" : "newest";
  const list = useAdminList(
    table,
    (asked) => managedQuery({ pending: "true", sort, direction: table.sort.direction, ...asked }),
    {
      keys: {
        a: (business) => setQuestion({ kind: "approve", business }),
        r: (business) => setQuestion({ kind: "reject", business }),
      },
    },
  );
  const asked = question && asItIsNow(question, list.rows);
  const chosenHere = list.rows.filter(({ id }) => chosen.has(id));
  const askToDelete = () => {
    if (chosenHere.length > 0) setQuestion({ kind: "delete", businesses: chosenHere });
    else toast({ title: "Please select businesses to delete.", tone: "danger" });
  };
  return (
    <>
      <AdminList
        list={list}
        name="submissions"
        errorTitle="Error Loading Businesses"
        empty={<NothingWaits isSearched={table.q !== ""} />}
        filters={
          <div className="flex flex-wrap items-end justify-between gap-4">
            <TableSearch table={table} label="Search submissions" className="w-full sm:w-80" />
            <Button
              variant={chosenHere.length === 0 ? "secondary" : "danger"}
              aria-disabled={chosenHere.length === 0 || undefined}
              onClick={askToDelete}
            >
              <Trash2 aria-hidden /> Delete Selected ({chosenHere.length})
            </Button>
          </div>
        }
      >
        <PendingTable list={list} chosen={chosen} onChoose={setChosen} onAsk={setQuestion} />
      </AdminList>
      {asked ? (
        <PendingQuestion
          question={asked}
          onClose={() => setQuestion(null)}
          onDone={() => setChosen(new Set())}
        />
      ) : null}
    </>
  );
}

function NothingWaits({ isSearched }: { isSearched: boolean }) {
  return (
    <EmptyState
      heading="h3"
      seed="all caught up"
      title={isSearched ? "No businesses found" : "All caught up!"}
    >
      {isSearched ? "No submission matches that." : "No pending business submissions to review."}
    </EmptyState>
  );
}

/** A question that stays open is about what the list has now; nothing is asked about what is gone. */
function asItIsNow(question: Question, rows: readonly Business[]): Question | undefined {
  if (question.kind === "delete") return question;
  const business = rows.find(({ id }) => id === question.business.id);
  return business && { ...question, business };
}
