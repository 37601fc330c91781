import { useEffect, useRef } from "react";
import { FormError } from "#src/design/form/form-error.tsx";
import { Button } from "#src/design/primitives/button.tsx";
import { Progress } from "#src/design/primitives/progress.tsx";
import { describeRefused, describeSending, percentSent } from "../upload-words.ts";
import { type Attachments, useFormAttachments } from "./attachments.tsx";

/** Stands above Submit: how far the files are while it waits for them, or why it does not. */
export function UploadProgress() {
  const attachments = useFormAttachments();
  if (attachments.phase === "waiting") return <Waiting {...attachments} />;
  if (!attachments.isRefused) return null;
  return <FormError message={describeRefused(attachments.state.uploads)} />;
}

function Waiting({ state, stopWaiting }: Attachments) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    ref.current?.scrollIntoView({ block: "nearest" });
  }, []);
  const words = describeSending(state);
  const percent = percentSent(state);
  return (
    <div ref={ref} className="flex flex-col gap-2 rounded-md border border-line bg-shoal p-3">
      <div className="flex items-center justify-between gap-3">
        <p className="text-sm">
          <span role="status">{words}</span>,{" "}
          <span className="figures whitespace-nowrap">{percent}%</span>
        </p>
        <Button
          variant="quiet"
          size="sm"
          className="shrink-0 whitespace-nowrap"
          onClick={stopWaiting}
        >
          Stop waiting
        </Button>
      </div>
      <Progress value={percent} label={words} />
      <p className="text-ink-soft text-xs">The form is sent as soon as everything has arrived.</p>
    </div>
  );
}
