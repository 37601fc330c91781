import { EmptyState } from "#src/design/patterns/empty-state.tsx";
import { TableSearch } from "#src/design/table/table-filters.tsx";
import { useTableState } from "#src/design/table/table-state.ts";
import { paymentsQuery } from "#src/domains/payments/client.ts";
import { PaymentsList } from "#src/domains/payments/components/admin/payments-list.tsx";
import { AdminList } from "../admin-list.tsx";
import { useAdminList } from "../use-admin-list.ts";

export function PaymentsPanel() {
  const table = useTableState();
  const list = useAdminList(table, (asked) => paymentsQuery(asked));
  return (
    <AdminList
      list={list}
      name="payments"
      errorTitle="The payments did not load"
      empty={
        <EmptyState heading="h3" title="No payments">
          {table.q ? "None is about this." : "Nobody has paid for anything yet."}
        </EmptyState>
      }
      filters={
        <TableSearch
          table={table}
          label="Search payments"
          hint="By business or by the processor's number of the charge."
          className="w-full sm:w-80"
        />
      }
    >
      <PaymentsList list={list} />
    </AdminList>
  );
}
