import { useFormOutcome } from "#src/design/form/plain-form.tsx";
import { Alert } from "#src/design/primitives/alert.tsx";
import { Button } from "#src/design/primitives/button.tsx";
import { Checkbox } from "#src/design/primitives/checkbox.tsx";
import type { EditableEvent } from "../contract.ts";
import { CANCELS_DATES } from "../limits-contract.ts";
import type { EventValues } from "./event-values.ts";
import { begunFor, sentAs } from "./plain-values.ts";

interface SentAlongProps {
  event: EditableEvent | null;
  values: EventValues;
  /** How the fields stood before anything was typed. */
  begun: EventValues;
  /** They show the newest event, with what changed meanwhile. */
  isRenewed: boolean;
  /** Of the form of something new. */
  requestKey?: string;
}

/** What a plain form sends besides what is typed. */
export function SentAlong({ event, values, begun, isRenewed, requestKey }: SentAlongProps) {
  const { values: sent } = useFormOutcome();
  const said = isRenewed ? undefined : sent.version;
  const along: Record<string, string | number | null | undefined> = {
    "rule.isTyped": "yes",
    [sentAs("skipped")]: values.skipped.join(","),
    ...{ latitude: values.latitude, longitude: values.longitude, imageUrl: values.images[0] },
    ...(requestKey && { requestKey }),
    ...(event && {
      version: said ?? event.version,
      featured: String(event.featured),
      begunFor: begunFor(values),
      begunWith: JSON.stringify(begun),
    }),
  };
  return Object.entries(along).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value ?? ""} />
  ));
}

interface LeaveOutProps {
  part: "picture" | "pin";
  label: string;
  when: boolean;
}

/** Without scripts there is no button that takes it away. */
export const LeaveOut = ({ part, label, when }: LeaveOutProps) =>
  when ? (
    <noscript>
      <Checkbox name="leaveOut" value={part} label={label} />
    </noscript>
  ) : null;

const RENEWED =
  "Somebody else changed this event meanwhile. The form shows the newest now, with what you typed put over it; what they changed says so. Look through it and save again.";

/** Why a plain form was refused, with what can be said yes to. */
export function PlainRefusal({ isRenewed }: Pick<SentAlongProps, "isRenewed">) {
  const { message, code, version } = useFormOutcome();
  if (message === undefined) return null;
  return code === CANCELS_DATES ? (
    <Alert title="Cancel dates with people on them?">
      <p className="mb-2">{message}</p>
      <Button type="submit" name="confirmCancelled" value={version}>
        Save and tell them
      </Button>
    </Alert>
  ) : (
    <Alert title="Nothing was saved.">
      {isRenewed ? RENEWED : message} If you chose a picture, please choose it again.
    </Alert>
  );
}
