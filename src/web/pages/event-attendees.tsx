import { Download, Pencil, ScanLine } from "lucide-react";
import { data, Link, redirect, useRevalidator } from "react-router";
import { EmptyState } from "#src/design/patterns/empty-state.tsx";
import { PageHeader } from "#src/design/patterns/page-header.tsx";
import { Button } from "#src/design/primitives/button.tsx";
import { PAGE_ROWS, type TableState, useTableState } from "#src/design/table/table-state.ts";
import { AddAttendeeButton } from "#src/domains/events/door/components/add-attendee-button.tsx";
import { AttendeeCounts } from "#src/domains/events/door/components/attendee-counts.tsx";
import { AttendeeFilters } from "#src/domains/events/door/components/attendee-filters.tsx";
import { AttendeeTable } from "#src/domains/events/door/components/attendee-table.tsx";
import { MessageForm } from "#src/domains/events/door/components/message-form.tsx";
import { SentMessages } from "#src/domains/events/door/components/sent-messages.tsx";
import { doorPath } from "#src/domains/events/door/limits-contract.ts";
import { readAttendeesPage } from "#src/domains/events/door/read-attendees-page.server.ts";
import { formatNumber } from "#src/shared/plain-format.ts";
import { NoticePage } from "../layout/notice-page.tsx";
import { pageContext } from "../page-context.server.ts";
import { readRowId } from "../row-id.ts";
import { pageMeta } from "../seo.ts";
import type { Route } from "./+types/event-attendees";

export const meta: Route.MetaFunction = ({ matches, params, loaderData }) =>
  pageMeta(matches, {
    title: "Attendees",
    description: "Who comes to an event, for those who run it.",
    ...(loaderData && { canonicalPath: `/events/${params.id}/attendees` }),
    isPrivate: true,
  });

const STANDINGS = ["registered", "waiting"] as const;

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const { services, viewer } = context.get(pageContext);
  const address = new URL(request.url).searchParams;
  const page = Math.max(1, readRowId(address.get("page")));
  const found = await readAttendeesPage(services.db, viewer, {
    eventId: readRowId(params.id),
    dateId: readRowId(address.get("date")),
    status: STANDINGS.find((each) => each === address.get("status")),
    q: (address.get("q") ?? "").trim().slice(0, 200),
    limit: PAGE_ROWS,
    offset: (Math.min(page, 40_000) - 1) * PAGE_ROWS,
  });
  if (!found) return data(null, { status: 404 });
  if ("movedTo" in found) throw redirect(`/events/${found.movedTo}/attendees?${address}`);
  return { ...found, isSignedIn: viewer !== null };
}

type Loaded = NonNullable<Route.ComponentProps["loaderData"]>;
type Roster = NonNullable<Loaded["roster"]>;

export default function EventAttendees({ loaderData }: Route.ComponentProps) {
  if (!loaderData)
    return <NoticePage title="Event not found" to="/events" label="Back to events" />;
  const { id, title, roster, isSignedIn } = loaderData;
  if (roster) return <Attendees id={id} title={title ?? ""} roster={roster} />;
  return isSignedIn ? (
    <NoticePage title="Access Denied" to={`/events/${id}`} label="Back to the event">
      Only its organizer sees who comes to an event.
    </NoticePage>
  ) : (
    <NoticePage title="Sign In Required" to="/login" label="Sign In">
      Only its organizer sees who comes to an event.
    </NoticePage>
  );
}

interface AttendeesProps {
  id: number;
  title: string;
  roster: Roster;
}

function Attendees({ id, title, roster }: AttendeesProps) {
  const table = useTableState();
  const { revalidate } = useRevalidator();
  const { dateId, dates, counts, capacity, messages, timeZone } = roster;
  const changed = () => void revalidate();
  return (
    <>
      <PageHeader
        title="Attendees"
        lead={title}
        note={dates.find((date) => date.id === dateId)?.label}
        actions={<Actions {...{ id, dateId, onSite: roster.isOnSite }} onChanged={changed} />}
      />
      <div className="page-width flex flex-col gap-8 py-8">
        <AttendeeCounts {...counts} capacity={capacity} />
        <section aria-label="List of attendees" className="flex flex-col gap-5">
          <AttendeeFilters {...{ table, dates, dateId }} />
          <Found {...{ id, table, roster }} onChanged={changed} />
        </section>
        <section id="message" className="flex flex-col gap-6">
          <h2 className="text-2xl">Message to attendees</h2>
          <MessageForm
            key={dateId}
            {...{ eventId: id, dateId }}
            isSent={table.get("sent") === "yes"}
            onSent={changed}
          />
          <SentMessages messages={messages} timeZone={timeZone} />
        </section>
      </div>
    </>
  );
}

interface ActionsProps {
  id: number;
  dateId: number;
  /** It has a page. */
  onSite: boolean;
  onChanged: () => void;
}

function Actions({ id, dateId, onSite, onChanged }: ActionsProps) {
  return (
    <>
      <Button asChild>
        {/* A page of its own: only there may the camera be used. */}
        <a href={doorPath(id, dateId)}>
          <ScanLine aria-hidden /> Check in
        </a>
      </Button>
      <AddAttendeeButton {...{ eventId: id, dateId }} onAdded={onChanged} />
      <Button asChild variant="secondary">
        <a href={`/api/events/${id}/attendees.csv?dateId=${dateId}`} download>
          <Download aria-hidden /> Export CSV
        </a>
      </Button>
      <Button asChild variant="secondary">
        <Link to={`/events/${id}/edit`}>
          <Pencil aria-hidden /> Manage event
        </Link>
      </Button>
      {onSite ? (
        <Button asChild variant="quiet">
          <Link to={`/events/${id}?date=${dateId}`}>See the event</Link>
        </Button>
      ) : null}
    </>
  );
}

interface FoundProps {
  id: number;
  table: TableState;
  roster: Roster;
  onChanged: () => void;
}

function Found({ id, table, roster, onChanged }: FoundProps) {
  const { items, total } = roster.found;
  if (total === 0) return <NobodyFound table={table} />;
  return (
    <>
      <AttendeeTable
        eventId={id}
        attendees={items}
        timeZone={roster.timeZone}
        onChanged={onChanged}
      />
      <Pages table={table} total={total} />
    </>
  );
}

function NobodyFound({ table }: { table: TableState }) {
  if (table.q)
    return (
      <EmptyState heading="h2" title="Nobody was found">
        Try another name, or a part of it.
      </EmptyState>
    );
  return table.get("status") === "waiting" ? (
    <EmptyState heading="h2" title="Nobody waits">
      Whoever comes when all places are taken is listed here, in order of arrival.
    </EmptyState>
  ) : (
    <EmptyState heading="h2" title="Nobody has registered yet">
      Whoever registers is listed here.
    </EmptyState>
  );
}

/** Links, so that they lead on before the scripts are there. */
function Pages({ table, total }: { table: TableState; total: number }) {
  const { page } = table;
  const last = Math.max(1, Math.ceil(total / PAGE_ROWS));
  return (
    <nav aria-label="Pages of attendees" className="flex flex-wrap items-center gap-4">
      <p className="figures text-ink-soft text-sm">
        {formatNumber(total)} {total === 1 ? "party" : "parties"}
        {last > 1 ? `, page ${formatNumber(page)} of ${formatNumber(last)}` : null}
      </p>
      {page > 1 ? (
        <PageLink to={table.linkTo({ page: String(page - 1) })}>Previous</PageLink>
      ) : null}
      {page < last ? <PageLink to={table.linkTo({ page: String(page + 1) })}>Next</PageLink> : null}
    </nav>
  );
}

const PageLink = ({ to, children }: { to: string; children: string }) => (
  <Button asChild variant="secondary">
    <Link to={to}>{children}</Link>
  </Button>
);
