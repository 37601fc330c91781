import { Fragment, type ReactNode } from "react";
import { Tab, TabList, TabPanel, Tabs } from "#src/design/primitives/tabs.tsx";
import type { TableState } from "#src/design/table/table-state.ts";

interface StatusTabsProps<Status extends string> {
  label: string;
  table: TableState;
  /** The one that is open. */
  value: Status;
  names: Readonly<Record<Status, string>>;
  /** How many are in each, as far as that is known. */
  counts: Readonly<Partial<Record<Status, number>>> | undefined;
  /** What waits in a tab although it is not the first that one looks at. */
  marks?: Readonly<Partial<Record<Status, ReactNode>>>;
  /** In the address. */
  param?: string;
  /** What another tab's list does not understand. */
  forget?: Readonly<Record<string, "">>;
  className?: string;
  children: ReactNode;
}

/** Tabs inside a tab, each with how many there are; the open one stands in the address. */
export function StatusTabs<Status extends string>(props: StatusTabsProps<Status>) {
  const { label, table, value, names, counts, marks, param = "status", forget, className } = props;
  return (
    <Tabs value={value}>
      <TabList aria-label={label}>
        {(Object.keys(names) as Status[]).map((each) => (
          <Tab key={each} value={each} to={table.linkTo({ [param]: each, ...forget })} replace>
            {names[each]} <span className="figures">({counts?.[each] ?? "–"})</span>
            {marks?.[each]}
          </Tab>
        ))}
      </TabList>
      <TabPanel value={value} className={className}>
        <Fragment key={value}>{props.children}</Fragment>
      </TabPanel>
    </Tabs>
  );
}
