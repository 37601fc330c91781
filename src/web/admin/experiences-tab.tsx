import { useQuery } from "@tanstack/react-query";
import { EmptyState } from "#src/design/patterns/empty-state.tsx";
import { oneOf, useTableState } from "#src/design/table/table-state.ts";
import { adminExperiencesQuery } from "#src/domains/sharing/client.ts";
import { ExperienceDecision } from "#src/domains/sharing/components/admin/experience-decision.tsx";
import { AdminList } from "./admin-list.tsx";
import { StatusTabs } from "./status-tabs.tsx";
import { useAdminList } from "./use-admin-list.ts";

const NAMES = { pending: "Pending", published: "Published" };
const EMPTY = { pending: "No experience waits", published: "No experience is published" };

/** What visitors shared about places: what waits for a decision, and what is published. */
export default function ExperiencesTab() {
  const table = useTableState();
  const status = oneOf(["pending", "published"], table.get("status"));
  const counts = {
    pending: useQuery(adminExperiencesQuery({ approved: false, limit: 1 })).data?.total,
    published: useQuery(adminExperiencesQuery({ approved: true, limit: 1 })).data?.total,
  };
  return (
    <StatusTabs
      label="Shared experiences"
      table={table}
      value={status}
      names={NAMES}
      counts={counts}
      className="py-6"
    >
      <ExperienceList status={status} />
    </StatusTabs>
  );
}

function ExperienceList({ status }: { status: keyof typeof NAMES }) {
  const list = useAdminList(useTableState(), ({ limit, offset }) =>
    adminExperiencesQuery({ approved: status === "published", limit, offset }),
  );
  return (
    <AdminList
      list={list}
      name="experiences"
      errorTitle="Experiences did not load"
      empty={<EmptyState heading="h3" title={EMPTY[status]} />}
    >
      <ul className="grid gap-6 md:grid-cols-2 xl:grid-cols-3">
        {list.rows.map((experience) => (
          <li key={experience.id} className="flex *:w-full">
            <ExperienceDecision experience={experience} />
          </li>
        ))}
      </ul>
    </AdminList>
  );
}
