import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { EmptyState } from "#src/design/patterns/empty-state.tsx";
import { Tab, TabList, TabPanel, Tabs } from "#src/design/primitives/tabs.tsx";
import { oneOf, PAGE_ROWS, useTableAddress } from "#src/design/table/table-address.ts";
import { adminExperiencesQuery } from "#src/domains/sharing/client.ts";
import { ExperienceDecision } from "#src/domains/sharing/components/experience-decision.tsx";
import type { AdminExperience } from "#src/domains/sharing/contract.ts";
import { ListFrame } from "./list-frame.tsx";

const STATUSES = ["pending", "published"] as const;
const NAMES = { pending: "Pending", published: "Published" };
const EMPTY = { pending: "No experience waits", published: "No experience is published" };

/** What visitors shared about places: what waits for a decision, and what is published. */
export default function ExperiencesTab() {
  const table = useTableAddress();
  const status = oneOf(STATUSES, table.get("status"));
  const counts = {
    pending: useQuery(adminExperiencesQuery({ approved: false, limit: 1 })).data?.total,
    published: useQuery(adminExperiencesQuery({ approved: true, limit: 1 })).data?.total,
  };
  return (
    <Tabs value={status}>
      <TabList aria-label="Shared experiences">
        {STATUSES.map((each) => (
          <Tab key={each} value={each} to={table.linkTo({ status: each })} replace>
            {NAMES[each]} <span className="figures">({counts[each] ?? "–"})</span>
          </Tab>
        ))}
      </TabList>
      <TabPanel value={status} className="py-6">
        <ExperienceList key={status} status={status} />
      </TabPanel>
    </Tabs>
  );
}

function ExperienceList({ status }: { status: (typeof STATUSES)[number] }) {
  const table = useTableAddress();
  const filter = { approved: status === "published", limit: PAGE_ROWS, offset: table.offset };
  const query = useQuery({ ...adminExperiencesQuery(filter), placeholderData: keepPreviousData });
  return (
    <ListFrame<AdminExperience>
      label="Pages of experiences"
      errorTitle="Experiences did not load"
      query={query}
      table={table}
      empty={<EmptyState heading="h3" title={EMPTY[status]} />}
    >
      {(experiences) => (
        <ul className="grid gap-6 md:grid-cols-2 xl:grid-cols-3">
          {experiences.map((experience) => (
            <li key={experience.id} className="flex *:w-full">
              <ExperienceDecision experience={experience} />
            </li>
          ))}
        </ul>
      )}
    </ListFrame>
  );
}
