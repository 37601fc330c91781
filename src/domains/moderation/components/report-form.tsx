import { type FormEvent, useId, useState } from "react";
import { Field } from "#src/design/form/field.tsx";
import { FormError } from "#src/design/form/form-error.tsx";
import { SpamTrapField, useSpamTrap } from "#src/design/form/spam-trap-field.tsx";
import { Button } from "#src/design/primitives/button.tsx";
import { Radio, RadioGroup } from "#src/design/primitives/radio-group.tsx";
import { Textarea } from "#src/design/primitives/textarea.tsx";
import { toast } from "#src/design/primitives/toast-store.ts";
import { UnsavedGuard } from "#src/design/unsaved/unsaved-guard.tsx";
import { reasonOf } from "#src/shared/http.ts";
import { checkPlainly } from "#src/shared/plain-objections.ts";
import type { SpamTrap } from "#src/shared/spam-trap.ts";
import { NewReport } from "../contract.ts";
import { REPORT_NOTE_MAX_LENGTH, REPORT_REASONS } from "../limits-contract.ts";

export interface ReportFormProps {
  /** The call of the thing's own domain; a rejected one is told in the form. */
  onSend: (report: NewReport & SpamTrap) => Promise<unknown>;
  onSent: () => void;
}

export function ReportForm({ onSend, onSent }: ReportFormProps) {
  const labelId = useId();
  const [reason, setReason] = useState("");
  const [note, setNote] = useState("");
  const [problem, setProblem] = useState<string>();
  const [isSending, setSending] = useState(false);
  const trap = useSpamTrap();

  const send = async (event: FormEvent) => {
    event.preventDefault();
    const report = checkPlainly(NewReport, { reason, note });
    if (!report.success) return setProblem(report.error.issues[0]?.message);
    setSending(true);
    try {
      await onSend({ ...report.data, ...trap.read() });
      toast({ title: "Report sent", description: "Thank you. We will look at it.", tone: "ok" });
      onSent();
    } catch (error) {
      setProblem(reasonOf(error, "The report was not sent. Please try again."));
    } finally {
      setSending(false);
    }
  };

  return (
    <form method="dialog" noValidate onSubmit={send} className="flex flex-col gap-4">
      <UnsavedGuard when={note.trim() !== ""} />
      <FormError message={problem} />
      <p id={labelId} className="font-semibold">
        What is wrong with it?
      </p>
      <RadioGroup aria-labelledby={labelId} value={reason} onValueChange={setReason}>
        {Object.entries(REPORT_REASONS).map(([value, text]) => (
          <Radio key={value} value={value} label={text} />
        ))}
      </RadioGroup>
      <Field label="Anything else we should know" required={reason === "other"}>
        {(field) => (
          <Textarea
            {...field}
            rows={3}
            maxLength={REPORT_NOTE_MAX_LENGTH}
            value={note}
            onChange={(event) => setNote(event.target.value)}
          />
        )}
      </Field>
      <SpamTrapField trap={trap} />
      <Button type="submit" className="self-start" pending={isSending}>
        Send report
      </Button>
    </form>
  );
}
