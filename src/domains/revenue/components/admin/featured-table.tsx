import { Badge } from "#src/design/primitives/badge.tsx";
import { Link } from "#src/design/primitives/link.tsx";
import { TextLink } from "#src/design/primitives/text-link.tsx";
import type { Column } from "#src/design/table/data-table.tsx";
import { ListTable, type ShownList } from "#src/design/table/list-table.tsx";
import { LEVEL_NAMES } from "#src/domains/directory/listing/rules.ts";
import { dollars, toCents } from "#src/shared/money.ts";
import { formatDay } from "#src/shared/plain-format.ts";
import type { FeaturedListing } from "../../contract.ts";

const COLUMNS: readonly Column<FeaturedListing>[] = [
  {
    id: "listing",
    header: "Business",
    cell: ({ id, name, city, state }) => (
      <>
        <TextLink
          asChild
          variant="quiet"
          className="-my-3 inline-flex min-h-11 min-w-11 items-center break-words font-semibold"
        >
          <Link to={`/business/${id}`}>{name}</Link>
        </TextLink>
        <p className="text-ink-soft text-xs">
          {city}, {state}
        </p>
      </>
    ),
  },
  { id: "level", header: "Shown as", cell: ({ featuredLevel }) => LEVEL_NAMES[featuredLevel] },
  {
    id: "paid",
    header: "Paid",
    cell: ({ paidLevel }) =>
      paidLevel > 0 ? <Badge tone="accent">{LEVEL_NAMES[paidLevel]}</Badge> : "–",
  },
  {
    id: "granted",
    header: "Granted",
    cell: ({ grantedLevel }) =>
      grantedLevel > 0 ? <Badge tone="shoal">{LEVEL_NAMES[grantedLevel]}</Badge> : "–",
  },
  {
    ...{ id: "price", header: "Monthly value", numeric: true },
    cell: ({ monthlyPrice }) => (monthlyPrice === null ? "–" : dollars(toCents(monthlyPrice))),
  },
  {
    id: "until",
    header: "Runs until",
    cell: ({ paidUntil, renews, renewsAt }) => {
      if (!paidUntil) return "–";
      const until = formatDay(paidUntil);
      if (!renews) return until;
      if (!renewsAt) return `${until}, past due`;
      const next = formatDay(renewsAt);
      return next === until ? `Renews ${next}` : `${until}, renews ${next}`;
    },
  },
];

/** What money has bought and what was given, side by side. */
export function FeaturedTable({ list }: { list: ShownList<FeaturedListing> }) {
  return <ListTable list={list} caption="Featured businesses" columns={COLUMNS} />;
}
