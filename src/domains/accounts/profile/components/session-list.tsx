import { useQuery } from "@tanstack/react-query";
import { ErrorState } from "#src/design/patterns/error-state.tsx";
import { Badge } from "#src/design/primitives/badge.tsx";
import { Button } from "#src/design/primitives/button.tsx";
import { Skeleton } from "#src/design/primitives/skeleton.tsx";
import { toast } from "#src/design/primitives/toast-store.ts";
import { reasonOf } from "#src/shared/http.ts";
import type { Session } from "../../person/contract.ts";
import { sessionsQuery, useEndSession } from "../client.ts";

const moment = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeStyle: "short" });

/** The devices that are signed in; each can be signed out from here. */
export function SessionList() {
  const { data: sessions, error, refetch } = useQuery(sessionsQuery);
  const end = useEndSession();

  const endSession = (which: number | "others") =>
    end.mutate(which, {
      onError: (problem) =>
        toast({ title: reasonOf(problem, "The session was not ended."), tone: "danger" }),
    });

  if (error) return <ErrorState heading="h3" title="Devices did not load" onRetry={refetch} />;
  if (!sessions) return <Skeleton className="h-24" />;
  return (
    <div className="flex flex-col gap-4">
      <ul className="divide-y divide-line border-line border-y">
        {sessions.map((session) => (
          <SessionRow key={session.id} session={session} onEnd={() => endSession(session.id)} />
        ))}
      </ul>
      {sessions.length > 1 ? (
        <Button
          variant="secondary"
          className="self-start"
          pending={end.isPending}
          onClick={() => endSession("others")}
        >
          Sign out all other devices
        </Button>
      ) : null}
    </div>
  );
}

function SessionRow({ session, onEnd }: { session: Session; onEnd: () => void }) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 py-3">
      <div>
        <p className="font-semibold">
          {session.device} {session.isCurrent ? <Badge tone="ok">This device</Badge> : null}
        </p>
        <p className="text-ink-soft text-xs">
          Last seen {moment.format(new Date(session.lastSeenAt))}
        </p>
      </div>
      {session.isCurrent ? null : (
        <Button variant="quiet" size="sm" onClick={onEnd} aria-label={`Sign out ${session.device}`}>
          Sign out
        </Button>
      )}
    </li>
  );
}
