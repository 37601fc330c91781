import { Suspense, useEffect, useState } from "react";
import { lazyPart } from "#src/design/patterns/lazy-part.tsx";
import { Button } from "#src/design/primitives/button.tsx";
import { formatDay } from "#src/shared/plain-format.ts";
import type { UserStats } from "../contract.ts";
import { zoneName } from "../zone-words.ts";
import { useSaveSettings } from "./use-save-settings.ts";

const TimeZoneDialog = lazyPart(() => import("./time-zone-dialog.tsx"));

interface TimeZoneProps {
  userId: string;
  stats: UserStats;
  onSaved: () => void;
}

/** Which days the streak and the daily limits mean; the device's own is offered. */
export function TimeZone({ userId, stats, onSaved }: TimeZoneProps) {
  const { timeZone, nextTimeZone } = stats;
  const [isOpen, setOpen] = useState(false);
  const { save, isPending } = useSaveSettings(userId, onSaved);
  const here = useDeviceZone();
  const coming = nextTimeZone?.timeZone ?? timeZone;
  return (
    <div className="mt-4 flex flex-col items-start gap-2 border-line border-t pt-3 text-sm">
      <p>
        Days begin at midnight in <span className="font-semibold">{zoneName(timeZone)}</span>
        {nextTimeZone
          ? `, from ${formatDay(nextTimeZone.from)} on in ${zoneName(nextTimeZone.timeZone)}`
          : ""}
        .
      </p>
      <div className="flex flex-wrap gap-2">
        {here !== null && here !== coming ? (
          <Button
            size="sm"
            variant="secondary"
            pending={isPending}
            onClick={() => save({ timeZone: here }, "Your time zone is saved")}
          >
            Use {zoneName(here)}
          </Button>
        ) : null}
        <Button size="sm" variant="secondary" onClick={() => setOpen(true)}>
          Change time zone
        </Button>
      </div>
      {isOpen ? (
        <Suspense>
          <TimeZoneDialog chosen={coming} save={save} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </div>
  );
}

/** Known once the page is alive. */
function useDeviceZone(): string | null {
  const [zone, setZone] = useState<string | null>(null);
  useEffect(() => setZone(new Intl.DateTimeFormat().resolvedOptions().timeZone ?? null), []);
  return zone;
}
