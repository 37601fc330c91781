import { type FormEvent, useId, useState } from "react";
import { Field } from "#src/design/form/field.tsx";
import { FormError } from "#src/design/form/form-error.tsx";
import { SpamTrapField, useSpamTrap } from "#src/design/form/spam-trap-field.tsx";
import { useFieldFocus } from "#src/design/form/use-field-focus.ts";
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

/** What is wrong: with the reason, with the note, or with the report as a whole. */
type Problems = Readonly<Partial<Record<"reason" | "note" | "whole", string>>>;

export function ReportForm({ onSend, onSent }: ReportFormProps) {
  const [reason, setReason] = useState("");
  const [note, setNote] = useState("");
  const [problems, setProblems] = useState<Problems>({});
  const [isSending, setSending] = useState(false);
  const { form, toComplaint } = useFieldFocus();
  const trap = useSpamTrap();

  const send = async (event: FormEvent) => {
    event.preventDefault();
    const report = checkPlainly(NewReport, { reason, note });
    if (!report.success) {
      setProblems(problemsOf(report.error.issues));
      return toComplaint();
    }
    setSending(true);
    try {
      await onSend({ ...report.data, ...trap.read() });
      toast({ title: "Report sent", description: "Thank you. We will look at it.", tone: "ok" });
      onSent();
    } catch (error) {
      setProblems({ whole: reasonOf(error, "The report was not sent. Please try again.") });
    } finally {
      setSending(false);
    }
  };

  return (
    <form ref={form} method="dialog" noValidate onSubmit={send} className="flex flex-col gap-4">
      <UnsavedGuard when={note.trim() !== ""} />
      <FormError message={problems.whole} />
      <ReasonChoice value={reason} onChange={setReason} error={problems.reason} />
      <Field
        label="Anything else we should know"
        required={reason === "other"}
        error={problems.note}
      >
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

const problemsOf = (issues: readonly { path: PropertyKey[]; message: string }[]): Problems =>
  Object.fromEntries(issues.map(({ path, message }) => [path[0], message]));

interface ReasonChoiceProps {
  value: string;
  onChange: (reason: string) => void;
  error: string | undefined;
}

function ReasonChoice({ value, onChange, error }: ReasonChoiceProps) {
  const id = useId();
  return (
    <div className="flex flex-col gap-2">
      <p id={id} className="font-semibold">
        What is wrong with it?
      </p>
      <div id={`${id}-error`} className="empty:hidden">
        <FormError message={error} />
      </div>
      <RadioGroup
        aria-labelledby={id}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        value={value}
        onValueChange={onChange}
      >
        {Object.entries(REPORT_REASONS).map(([reason, text]) => (
          <Radio key={reason} value={reason} label={text} />
        ))}
      </RadioGroup>
    </div>
  );
}
