import { useQuery } from "@tanstack/react-query";
import { EmptyState } from "#src/design/patterns/empty-state.tsx";
import { Button } from "#src/design/primitives/button.tsx";
import { Skeleton } from "#src/design/primitives/skeleton.tsx";
import { useTableState } from "#src/design/table/table-state.ts";
import { reportsQuery, revenueQuery } from "#src/domains/revenue/client.ts";
import { ReportTable } from "#src/domains/revenue/components/admin/report-table.tsx";
import { RevenueFigures } from "#src/domains/revenue/components/admin/revenue-figures.tsx";
import { AdminList } from "../admin-list.tsx";
import { useAdminList } from "../use-admin-list.ts";

export function RevenuePanel() {
  const { data: revenue } = useQuery(revenueQuery);
  return (
    <div className="flex flex-col gap-8">
      {revenue ? <RevenueFigures revenue={revenue} /> : <Skeleton className="h-96" />}
      <DailyReports />
    </div>
  );
}

function DailyReports() {
  const table = useTableState();
  const list = useAdminList(table, ({ limit, offset }) => reportsQuery({ limit, offset }));
  return (
    <div className="flex flex-col gap-4">
      <p className="flex flex-wrap gap-3">
        <Button asChild variant="secondary">
          <a href="/api/admin/revenue/reports.csv" download>
            Reports as CSV
          </a>
        </Button>
        <Button asChild variant="secondary">
          <a href="/api/admin/revenue/ledger.csv" download>
            Ledger as CSV
          </a>
        </Button>
      </p>
      <AdminList
        list={list}
        name="daily reports"
        errorTitle="The daily reports did not load"
        empty={
          <EmptyState heading="h3" title="No report yet">
            A day is reported soon after its midnight (UTC).
          </EmptyState>
        }
      >
        <ReportTable reports={list.rows} />
      </AdminList>
    </div>
  );
}
