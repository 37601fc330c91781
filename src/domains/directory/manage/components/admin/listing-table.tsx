import { Link } from "react-router";
import { Moment } from "#src/design/patterns/moment.tsx";
import { Badge } from "#src/design/primitives/badge.tsx";
import type { Column } from "#src/design/table/data-table.tsx";
import { ListTable, type ShownList } from "#src/design/table/list-table.tsx";
import { formatNumber } from "#src/shared/plain-format.ts";
import { findCategory } from "../../../listing/category-contract.ts";
import type { Business } from "../../../listing/contract.ts";
import { ActiveSwitch, LevelSelect, ListingActions } from "./listing-controls.tsx";

interface ListingTableProps {
  list: ShownList<Business>;
  onEdit: (business: Business) => void;
}

export function ListingTable({ list, onEdit }: ListingTableProps) {
  const columns: Column<Business>[] = [
    { id: "name", header: "Business", sortable: true, cell: nameOf, className: "md:max-w-xs" },
    {
      id: "category",
      header: "Category",
      cell: ({ category }) => findCategory(category)?.name ?? category,
    },
    {
      id: "rating",
      header: "Rating",
      sortable: true,
      numeric: true,
      cell: ({ averageRating, reviewCount }) =>
        reviewCount > 0 ? `${averageRating} (${formatNumber(reviewCount)})` : "–",
    },
    {
      id: "newest",
      header: "Added",
      sortable: true,
      cell: ({ createdAt }) => <Moment time={createdAt} />,
    },
    { id: "active", header: "Active", cell: (business) => <ActiveSwitch business={business} /> },
    {
      id: "featured",
      header: "Advertising",
      sortable: true,
      cell: (business) => <LevelSelect business={business} />,
    },
    {
      id: "actions",
      header: "Actions",
      cell: (business) => <ListingActions business={business} onEdit={() => onEdit(business)} />,
    },
  ];
  return <ListTable list={list} caption="Businesses" columns={columns} />;
}

const STATUS_BADGES = {
  pending: { tone: "accent", text: "Pending" },
  inactive: { tone: "neutral", text: "Inactive" },
  live: null,
} as const;

function nameOf({ id, name, city, state, ownerEmail, isDemo, status = "live" }: Business) {
  const badge = STATUS_BADGES[status];
  return (
    <>
      <p className="flex flex-wrap items-center gap-2">
        <Link to={`/business/${id}`} className="font-semibold underline">
          {name}
        </Link>
        {badge ? <Badge tone={badge.tone}>{badge.text}</Badge> : null}
        {isDemo ? <Badge tone="shoal">Demo data</Badge> : null}
      </p>
      <p className="text-ink-soft">
        {city}, {state}
      </p>
      {ownerEmail ? <p className="break-all text-ink-soft text-xs">Owner: {ownerEmail}</p> : null}
    </>
  );
}
