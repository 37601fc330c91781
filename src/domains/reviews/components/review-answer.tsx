import { type FormEvent, useState } from "react";
import { Field } from "#src/design/form/field.tsx";
import { Button } from "#src/design/primitives/button.tsx";
import { ConfirmDialog } from "#src/design/primitives/confirm-dialog.tsx";
import { Textarea } from "#src/design/primitives/textarea.tsx";
import { toast } from "#src/design/primitives/toast-store.ts";
import { UnsavedGuard } from "#src/design/unsaved/unsaved-guard.tsx";
import { reasonOf } from "#src/shared/http.ts";
import { formatDay } from "#src/shared/plain-format.ts";
import { useAnswerReview } from "../client.ts";
import type { Review } from "../contract.ts";
import { ANSWER_MAX_LENGTH } from "../limits-contract.ts";

interface ReviewAnswerProps {
  review: Review;
  /** The owner of the place, or an administrator. */
  mayAnswer: boolean;
  onChanged: () => void;
}

export function ReviewAnswer({ review, mayAnswer, onChanged }: ReviewAnswerProps) {
  const [isWriting, setWriting] = useState(false);
  if (isWriting) {
    return (
      <AnswerForm
        review={review}
        onDone={() => {
          setWriting(false);
          onChanged();
        }}
        onCancel={() => setWriting(false)}
      />
    );
  }
  if (review.answer === null) {
    if (!mayAnswer) return null;
    return (
      <Button variant="secondary" size="sm" className="self-start" onClick={() => setWriting(true)}>
        Answer publicly
      </Button>
    );
  }
  return (
    <div className="ml-2 border-contour border-l-4 bg-shoal px-4 py-3 sm:ml-6">
      <p className="font-semibold text-sm">
        Answer from {review.answererName}
        {review.answeredAt ? (
          <time dateTime={review.answeredAt} className="ml-2 font-normal text-ink-soft">
            {formatDay(review.answeredAt)}
          </time>
        ) : null}
      </p>
      <p className="mt-1 whitespace-pre-line break-words">{review.answer}</p>
      {mayAnswer ? (
        <div className="mt-2 flex gap-2">
          <Button variant="quiet" size="sm" onClick={() => setWriting(true)}>
            Edit answer
          </Button>
          <RemoveAnswer id={review.id} onChanged={onChanged} />
        </div>
      ) : null}
    </div>
  );
}

interface AnswerFormProps {
  review: Review;
  onDone: () => void;
  onCancel: () => void;
}

function AnswerForm({ review, onDone, onCancel }: AnswerFormProps) {
  const [answer, setAnswer] = useState(review.answer ?? "");
  const sending = useAnswerReview();
  const send = (event: FormEvent) => {
    event.preventDefault();
    sending.mutate(
      { id: review.id, answer },
      {
        onSuccess: () => {
          toast({ title: "Answer published", tone: "ok" });
          onDone();
        },
      },
    );
  };
  return (
    <form method="dialog" noValidate onSubmit={send} className="flex flex-col gap-3">
      <UnsavedGuard when={answer !== (review.answer ?? "")} isKeptOnPath />
      <Field
        label={`Your answer to “${review.title}”`}
        hint="Everyone can read it. The writer gets a mail."
        required
        error={
          sending.error
            ? reasonOf(sending.error, "The answer was not saved. Please try again.")
            : undefined
        }
      >
        {(field) => (
          <Textarea
            {...field}
            maxLength={ANSWER_MAX_LENGTH}
            value={answer}
            onChange={(event) => setAnswer(event.target.value)}
          />
        )}
      </Field>
      <div className="flex gap-2">
        <Button type="submit" size="sm" pending={sending.isPending}>
          Publish answer
        </Button>
        <Button variant="quiet" size="sm" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}

function RemoveAnswer({ id, onChanged }: { id: number; onChanged: () => void }) {
  const sending = useAnswerReview();
  const remove = async () => {
    try {
      await sending.mutateAsync({ id, answer: null });
    } catch (error) {
      const description = reasonOf(error, "The answer was not removed. Please try again.");
      toast({ title: "Error", description, tone: "danger" });
      throw error;
    }
    onChanged();
  };
  return (
    <ConfirmDialog
      title="Remove your answer"
      description="It disappears from the page."
      confirmLabel="Remove"
      onConfirm={remove}
      trigger={
        <Button variant="quiet" size="sm">
          Remove answer
        </Button>
      }
    />
  );
}
