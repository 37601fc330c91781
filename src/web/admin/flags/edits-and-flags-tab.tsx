import { useQuery } from "@tanstack/react-query";
import { Tab, TabList, TabPanel, Tabs } from "#src/design/primitives/tabs.tsx";
import { oneOf, useTableAddress } from "#src/design/table/table-address.ts";
import { editsQuery } from "#src/domains/directory/edits/client.ts";
import { flagsQuery } from "#src/domains/moderation/client.ts";
import { EditsQueue } from "./edits-queue.tsx";
import { FlagsQueue } from "./flags-queue.tsx";

/** What readers and owners say about what is already there. */
export default function EditsAndFlagsTab() {
  const table = useTableAddress();
  const list = oneOf(["changes", "reports"], table.get("list"));
  const changes = useQuery(editsQuery({ status: "pending", limit: 1 })).data?.total;
  const reports = useQuery(flagsQuery({ status: "open", limit: 1 })).data?.total;
  const listAt = (next: string) => table.linkTo({ list: next, status: "" });
  return (
    <Tabs value={list}>
      <TabList aria-label="Edits and flags">
        <Tab value="changes" to={listAt("changes")} replace>
          Changes of listings <span className="figures">({changes ?? "–"})</span>
        </Tab>
        <Tab value="reports" to={listAt("reports")} replace>
          Reports <span className="figures">({reports ?? "–"})</span>
        </Tab>
      </TabList>
      <TabPanel value="changes" className="py-6">
        <EditsQueue />
      </TabPanel>
      <TabPanel value="reports" className="flex flex-col gap-5 py-6">
        <FlagsQueue />
      </TabPanel>
    </Tabs>
  );
}
