import { useRef, useState } from "react";
import { FormError } from "#src/design/form/form-error.tsx";
import { PlainForm } from "#src/design/form/plain-form.tsx";
import { Button } from "#src/design/primitives/button.tsx";
import { toast } from "#src/design/primitives/toast-store.ts";
import { AttachmentsProvider } from "#src/domains/media/components/attachments.tsx";
import { UploadProgress } from "#src/domains/media/components/upload-progress.tsx";
import { useAttachments } from "#src/domains/media/components/use-attachments.ts";
import { reasonOf } from "#src/shared/http.ts";
import { checkPlainly } from "#src/shared/plain-objections.ts";
import { NewEvent, type NewEventInput } from "../contract.ts";
import { CancelledDatesQuestion, questionIn } from "./cancelled-dates-question.tsx";
import { EditScopeFields } from "./edit-scope-fields.tsx";
import { EventFields } from "./event-fields.tsx";
import { type EventValues, toNewEvent } from "./event-values.ts";
import { complaintsIn, complaintsOf, type FieldComplaints } from "./field-complaints.ts";
import { FoundDraft, Hindrance, isConflict } from "./form-notices.tsx";
import { PlainRefusal, SentAlong } from "./plain-parts.tsx";
import { type FormBegin, useEventDraft } from "./use-event-draft.ts";
import { useFieldComplaints } from "./use-field-complaints.ts";

interface EventFormProps extends FormBegin {
  label: string;
  /** Makes one event of a form that is sent twice without scripts. */
  requestKey?: string;
  /** What is said when the server says nothing better. */
  failure: string;
  send: (event: NewEventInput, values: EventValues, confirmCancelled?: string) => Promise<unknown>;
  /** Fetches the event as it is now, after somebody else changed it. */
  reload?: () => void;
}

function complaintsAbout(values: EventValues): FieldComplaints {
  const checked = checkPlainly(NewEvent, toNewEvent(values));
  return checked.success ? {} : complaintsOf(checked.error.issues);
}

/** Checked here as on the server: each field says what is wrong with it. The tab keeps what is typed. */
export function EventForm(props: EventFormProps) {
  const { label, failure, requestKey, send, reload, ...begin } = props;
  const draft = useEventDraft(begin);
  const { values, setAside, meanwhile, isFound, change, choose, forget, startOver } = draft;
  const { begun, isRenewed } = draft;
  const { element, errors, complain, mend } = useFieldComplaints();
  const [problem, setProblem] = useState<unknown>(null);
  /** The version that was refused. */
  const [refused, setRefused] = useState<number | null>(null);
  const latest = useRef(values);
  latest.current = values;
  const attachments = useAttachments({ check: async () => check(), send: () => save() });
  const event = "scope" in begin.from ? null : begin.from;

  function check(): boolean {
    const found = complaintsAbout(latest.current);
    complain(found);
    return Object.keys(found).length === 0;
  }

  async function save(confirmCancelled?: string): Promise<void> {
    if (confirmCancelled === undefined) setProblem(null);
    if (!check()) return;
    try {
      await send(toNewEvent(latest.current), latest.current, confirmCancelled);
      forget();
    } catch (error) {
      setProblem(error);
      setRefused(event?.version ?? null);
      if (questionIn(error)) {
        if (confirmCancelled !== undefined) throw error;
        return;
      }
      complain(complaintsIn(error));
      if (isConflict(error)) return;
      toast({ title: "Error", description: reasonOf(error, failure), tone: "danger" });
    }
  }

  const changeFields = (part: Partial<EventValues>) => {
    change(part);
    mend(Object.keys(part));
  };

  return (
    <AttachmentsProvider value={attachments}>
      <PlainForm
        ref={element}
        encType="multipart/form-data"
        anchor="event-form"
        id="event-form"
        onSubmit={attachments.submit}
        className="flex flex-col gap-8"
      >
        <SentAlong {...{ event, values, begun, isRenewed, requestKey }} />
        {problem === null ? <PlainRefusal isRenewed={isRenewed} /> : null}
        <FoundDraft isFound={isFound} onStartOver={startOver} />
        {event ? (
          <EditScopeFields event={event} values={values} errors={errors} onChoose={choose} />
        ) : null}
        <EventFields
          event={event}
          form={{ values, errors, setAside, meanwhile, change: changeFields }}
        />
        {Object.keys(errors).length > 0 ? (
          <FormError message="Please mend the fields that are marked." />
        ) : null}
        <Hindrance
          label={label}
          problem={problem}
          isRenewed={event !== null && event.version !== refused}
          reload={reload}
        />
        <UploadProgress />
        <Button type="submit" size="lg" pending={attachments.isBusy} className="self-start">
          {label}
        </Button>
      </PlainForm>
      <CancelledDatesQuestion
        question={questionIn(problem)}
        onConfirm={save}
        onClose={() => setProblem((last: unknown) => (questionIn(last) ? null : last))}
      />
    </AttachmentsProvider>
  );
}
