import { useState } from "react";
import { useForm } from "react-hook-form";
import { useRevalidator } from "react-router";
import { Field } from "#src/design/form/field.tsx";
import { showServerErrors } from "#src/design/form/server-errors.ts";
import { FormDialog } from "#src/design/patterns/form-dialog.tsx";
import { Button } from "#src/design/primitives/button.tsx";
import { ConfirmDialog } from "#src/design/primitives/confirm-dialog.tsx";
import { Textarea } from "#src/design/primitives/textarea.tsx";
import { tellOutcome } from "#src/domains/moderation/components/tell-outcome.ts";
import { useDeleteComment, useEditComment } from "../client.ts";

interface OwnCommentProps {
  reportId: number;
  commentId: number;
  /** As it was written, also where others are shown less of it. */
  body: string;
}

/** For whoever wrote the comment. */
export function OwnCommentButtons(comment: OwnCommentProps) {
  const [isOpen, setOpen] = useState(false);
  const { mutateAsync } = useDeleteComment(comment.reportId, comment.commentId);
  const { revalidate } = useRevalidator();
  const remove = async () => {
    const done = { title: "Your comment is deleted" };
    if (await tellOutcome(mutateAsync(), done, "It was not deleted.")) void revalidate();
  };
  return (
    <div className="flex flex-wrap gap-2">
      <Button variant="quiet" size="sm" onClick={() => setOpen(true)}>
        Edit comment
      </Button>
      <ConfirmDialog
        trigger={
          <Button variant="quiet-danger" size="sm">
            Delete comment
          </Button>
        }
        title="Delete your comment?"
        description="Nobody reads it any more, and it cannot be brought back."
        confirmLabel="Delete comment"
        onConfirm={remove}
      />
      {isOpen ? <EditComment {...comment} onClose={() => setOpen(false)} /> : null}
    </div>
  );
}

function EditComment({
  reportId,
  commentId,
  body,
  onClose,
}: OwnCommentProps & { onClose: () => void }) {
  const { mutateAsync } = useEditComment(reportId, commentId);
  const { revalidate } = useRevalidator();
  const { register, getValues, setError, formState } = useForm({ defaultValues: { body } });
  const save = async () => {
    const saved = mutateAsync(getValues()).catch((error: unknown) => {
      showServerErrors(error, ["body"], setError);
      throw error;
    });
    const done = { title: "Your comment is changed" };
    if (!(await tellOutcome(saved, done, "Your comment was not changed."))) return false;
    void revalidate();
    return true;
  };
  return (
    <FormDialog
      title="Edit your comment"
      description="Readers are told that it was edited."
      confirmLabel="Save comment"
      isChanged={formState.isDirty}
      onSubmit={save}
      onClose={onClose}
    >
      <Field label="Your comment" required error={formState.errors.body}>
        {(field) => <Textarea {...field} rows={4} {...register("body")} />}
      </Field>
    </FormDialog>
  );
}
