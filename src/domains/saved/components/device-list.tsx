import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useNavigate } from "react-router";
import { FormError } from "#src/design/form/form-error.tsx";
import { ErrorState } from "#src/design/patterns/error-state.tsx";
import { PageHeader } from "#src/design/patterns/page-header.tsx";
import { Link } from "#src/design/primitives/link.tsx";
import { Skeleton } from "#src/design/primitives/skeleton.tsx";
import { placesQuery } from "../client.ts";
import { devicePlaces } from "../device-ids.ts";
import { changedList, type DeviceList, type DeviceLists } from "../device-list-rules.ts";
import { deviceLists, useDeviceLists, useDevicePlaces } from "../device-lists.ts";
import { FIRST_LIST_NAME } from "../limits-contract.ts";
import { placeTidesQuery } from "../list-client.ts";
import type { GivenDeed, ListPlace, SharedList } from "../list-contract.ts";
import { toListPlace } from "../list-rules.ts";
import { ListEditor } from "./list-editor.tsx";
import { PrintSheet } from "./print-sheet.tsx";

const FIRST = "first";

/** That of the hearts is put together from the saved places and the notes about them. */
function listOf(key: string, kept: DeviceLists, places: readonly number[]): DeviceList | null {
  if (key !== FIRST) return kept.lists.find((list) => list.key === key) ?? null;
  return {
    key,
    name: FIRST_LIST_NAME,
    places: places.map((businessId) => ({ businessId, note: kept.notes[businessId] ?? "" })),
  };
}

function keep(list: DeviceList): void {
  const kept = deviceLists.read();
  if (list.key !== FIRST) {
    const lists = kept.lists.map((other) => (other.key === list.key ? list : other));
    deviceLists.keep({ ...kept, lists });
    return;
  }
  const noted = list.places.filter(({ note }) => note !== "");
  devicePlaces.keep(list.places.map(({ businessId }) => businessId));
  deviceLists.keep({
    ...kept,
    notes: Object.fromEntries(noted.map(({ businessId, note }) => [businessId, note])),
  });
}

interface DeviceListViewProps {
  listKey: string;
  isForPaper: boolean;
  /** Where there is no such list. */
  missing: React.ReactNode;
}

export function DeviceListView({ listKey, isForPaper, missing }: DeviceListViewProps) {
  const kept = useDeviceLists();
  const saved = useDevicePlaces();
  if (!kept) return <Loading />;
  const list = listOf(listKey, kept, saved);
  if (!list) return missing;
  return <KeptList list={list} saved={saved} isForPaper={isForPaper} />;
}

interface KeptListProps {
  list: DeviceList;
  saved: readonly number[];
  isForPaper: boolean;
}

function KeptList({ list, saved, isForPaper }: KeptListProps) {
  const ids = list.places.map(({ businessId }) => businessId);
  const others = saved.filter((id) => !ids.includes(id));
  const found = useQuery(placesQuery(ids));
  const choices = useQuery(placesQuery(others));
  const navigate = useNavigate();
  const [failure, setFailure] = useState<string>();
  if (ids.length > 0 && found.isError) {
    return (
      <div className="page-width py-6">
        <ErrorState onRetry={() => void found.refetch()}>The list did not load.</ErrorState>
      </div>
    );
  }
  if (ids.length > 0 && !found.data) return <Loading />;
  const send = async (deed: GivenDeed) => {
    try {
      if (deed.deed === "delete") {
        const all = deviceLists.read();
        deviceLists.keep({ ...all, lists: all.lists.filter(({ key }) => key !== list.key) });
        return void navigate("/saved");
      }
      keep(changedList(list, deed));
      setFailure(undefined);
    } catch {
      setFailure("This browser keeps nothing. Sign in to change the list.");
    }
  };
  const byId = new Map((found.data ?? []).map((business) => [business.id, business]));
  const places = list.places.flatMap(({ businessId, note }): ListPlace[] => {
    const business = byId.get(businessId);
    return business ? [toListPlace(business, note)] : [];
  });
  const shown = { name: list.name, places, isFirst: list.key === FIRST };
  if (isForPaper) return <DeviceSheet list={shown} />;
  return (
    <>
      <PageHeader
        title={list.name}
        note={
          <Link to="/saved" className="inline-flex min-h-11 items-center hover:underline">
            Saved places
          </Link>
        }
      />
      <ListEditor
        list={shown}
        choices={
          others.length > 0 ? (choices.data ?? []).filter(({ id }) => others.includes(id)) : []
        }
        send={send}
        notice={<FormError message={failure} />}
        sharing={
          <p className="text-ink-soft">
            This list is kept on this device only.{" "}
            <Link to="/login?next=/saved" className="underline">
              Sign in
            </Link>{" "}
            to share it by a link and to have it everywhere.
          </p>
        }
      />
    </>
  );
}

function DeviceSheet({ list }: { list: SharedList }) {
  const tides = useQuery(placeTidesQuery(list.places.map(({ id }) => id)));
  const [at] = useState(Date.now);
  return <PrintSheet list={list} tides={tides.data ?? []} at={at} />;
}

const Loading = () => (
  <>
    <PageHeader title="List on this device" />
    <div role="status" className="page-width flex flex-col gap-4 py-6">
      <span className="sr-only">Loading the list</span>
      <Skeleton className="h-24" />
      <Skeleton className="h-24" />
    </div>
  </>
);
