import { Badge } from "#src/design/primitives/badge.tsx";
import { Button } from "#src/design/primitives/button.tsx";
import { ConfirmDialog } from "#src/design/primitives/confirm-dialog.tsx";
import { toast } from "#src/design/primitives/toast-store.ts";
import { type Column, DataTable } from "#src/design/table/data-table.tsx";
import { reasonOf } from "#src/shared/http.ts";
import { formatNumber } from "#src/shared/plain-format.ts";
import { momentText } from "../../registration/registration-words.ts";
import { removeAttendee } from "../client.ts";
import type { Attendee } from "../contract.ts";

interface AttendeeTableProps {
  eventId: number;
  attendees: readonly Attendee[];
  /** Of the place, for what has to be done by a certain time. */
  timeZone: string;
  onChanged: () => void;
}

const columnsBy = (timeZone: string): readonly Column<Attendee>[] => [
  { id: "name", header: "Name", cell: ({ userName }) => <strong>{userName}</strong> },
  {
    ...{ id: "email", header: "E-mail", className: "break-all" },
    cell: ({ userEmail }) => userEmail,
  },
  {
    ...{ id: "count", header: "People", numeric: true },
    cell: ({ attendeeCount }) => formatNumber(attendeeCount),
  },
  {
    id: "status",
    header: "Status",
    cell: (attendee) => <Standing {...attendee} timeZone={timeZone} />,
  },
  {
    ...{ id: "arrived", header: "Arrived", numeric: true },
    cell: ({ arrived, attendeeCount }) => `${arrived} / ${attendeeCount}`,
  },
  { id: "notes", header: "Notes", cell: ({ notes }) => notes ?? "" },
];

export function AttendeeTable({ eventId, attendees, timeZone, onChanged }: AttendeeTableProps) {
  const remove: Column<Attendee> = {
    id: "remove",
    header: "Action",
    cell: (attendee) => <RemoveButton {...{ eventId, attendee, onChanged }} />,
  };
  return (
    <DataTable
      caption="Attendees"
      columns={[...columnsBy(timeZone), remove]}
      rows={attendees}
      idOf={({ id }) => id}
    />
  );
}

function Standing(props: Attendee & { timeZone: string }) {
  const { status, placeInLine, confirmBy, isConflict, timeZone } = props;
  return (
    <span className="flex flex-wrap gap-1.5">
      {status === "registered" && confirmBy === null ? <Badge tone="ok">Registered</Badge> : null}
      {confirmBy ? (
        <Badge tone="land">To be confirmed by {momentText(confirmBy, timeZone)}</Badge>
      ) : null}
      {status === "waiting" ? <Badge tone="land">Waiting, no. {placeInLine}</Badge> : null}
      {isConflict ? <Badge tone="danger">Scanned too often</Badge> : null}
    </span>
  );
}

interface RemoveButtonProps {
  eventId: number;
  attendee: Attendee;
  onChanged: () => void;
}

function RemoveButton({ eventId, attendee, onChanged }: RemoveButtonProps) {
  const remove = async () => {
    try {
      await removeAttendee({ eventId, registrationId: attendee.id });
      toast({ title: `${attendee.userName} was taken off`, tone: "ok" });
      onChanged();
    } catch (error) {
      const description = reasonOf(error, "Please try again.");
      toast({ title: "Nothing was changed", description, tone: "danger" });
      throw error;
    }
  };
  return (
    <ConfirmDialog
      title={`Take ${attendee.userName} off?`}
      description="They are told by mail, and their places go to the next in line."
      confirmLabel="Take off"
      onConfirm={remove}
      trigger={
        <Button
          variant="quiet-danger"
          aria-label={`Remove ${attendee.userName}`}
          className="-my-2.5 md:-ml-4"
        >
          Remove
        </Button>
      }
    />
  );
}
