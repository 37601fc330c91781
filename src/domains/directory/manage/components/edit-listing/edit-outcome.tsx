import { Alert } from "#src/design/primitives/alert.tsx";
import { toast } from "#src/design/primitives/toast-store.ts";
import type { Business } from "../../../listing/contract.ts";
import { fieldName } from "../../../listing/field-rules.ts";

export function tellOutcome({ waitingFields = [] }: Business): void {
  if (waitingFields.length === 0) {
    toast({ title: "Saved", description: "Your listing is up to date.", tone: "ok" });
    return;
  }
  const description = `${waitingFields.map(fieldName).join(", ")}: the old version stays up until our team has looked. Everything else is live.`;
  toast({ title: "Waiting for approval", description, tone: "ok" });
}

export function WaitingNote({ business: { waitingFields = [] } }: { business: Business }) {
  if (waitingFields.length === 0) return null;
  return (
    <Alert role="note" tone="info" title="Waiting for approval">
      <p>{waitingFields.map(fieldName).join(", ")}. The old version stays up until then.</p>
    </Alert>
  );
}
