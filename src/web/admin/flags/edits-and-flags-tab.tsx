import { useQuery } from "@tanstack/react-query";
import { oneOf, useTableState } from "#src/design/table/table-state.ts";
import { editsQuery } from "#src/domains/directory/edits/client.ts";
import { flagsQuery } from "#src/domains/moderation/client.ts";
import { StatusTabs } from "../status-tabs.tsx";
import { EditsQueue } from "./edits-queue.tsx";
import { FlagsQueue } from "./flags-queue.tsx";

const NAMES = { changes: "Changes of listings", reports: "Reports" };

/** What readers and owners say about what is already there. */
export default function EditsAndFlagsTab() {
  const table = useTableState();
  const list = oneOf(["changes", "reports"], table.get("list"));
  const counts = {
    changes: useQuery(editsQuery({ status: "pending", limit: 1 })).data?.total,
    reports: useQuery(flagsQuery({ status: "open", limit: 1 })).data?.total,
  };
  return (
    <StatusTabs
      label="Edits and flags"
      table={table}
      value={list}
      names={NAMES}
      counts={counts}
      param="list"
      forget={{ status: "" }}
      className="py-6"
    >
      {list === "changes" ? <EditsQueue /> : <FlagsQueue />}
    </StatusTabs>
  );
}
