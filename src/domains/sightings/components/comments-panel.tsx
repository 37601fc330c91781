import { useForm } from "react-hook-form";
import { useLocation, useRevalidator } from "react-router";
import { Field } from "#src/design/form/field.tsx";
import { showServerErrors } from "#src/design/form/server-errors.ts";
import { Button } from "#src/design/primitives/button.tsx";
import { TextLink } from "#src/design/primitives/text-link.tsx";
import { Textarea } from "#src/design/primitives/textarea.tsx";
import { UnsavedGuard } from "#src/design/unsaved/unsaved-guard.tsx";
import { useViewer } from "#src/domains/accounts/session/client.ts";
import { tellOutcome } from "#src/domains/moderation/components/tell-outcome.ts";
import { formatDay } from "#src/shared/plain-format.ts";
import { useComment } from "../client.ts";
import type { ShownComment } from "../contract.ts";
import { OwnCommentButtons } from "./own-comment-buttons.tsx";

interface CommentsPanelProps {
  reportId: number;
  comments: readonly ShownComment[];
}

export function CommentsPanel({ reportId, comments }: CommentsPanelProps) {
  const viewer = useViewer();
  const { pathname } = useLocation();
  return (
    <section aria-labelledby="comments" className="flex flex-col gap-4">
      <h2 id="comments" className="text-2xl">
        Comments
      </h2>
      {comments.length === 0 ? <p>Nobody has commented yet.</p> : null}
      <ul className="flex flex-col gap-4">
        {comments.map(({ id, own, authorName, body, createdAt, isEdited }) => (
          <li key={id}>
            <p className="text-ink-soft text-sm">
              <strong className="text-ink">{authorName}</strong>
              {createdAt ? `, ${formatDay(createdAt)}` : null}
              {isEdited ? ", edited" : null}
            </p>
            <p className="wrap-anywhere whitespace-pre-line">{body}</p>
            {own ? <OwnCommentButtons key={own.body} reportId={reportId} {...own} /> : null}
          </li>
        ))}
      </ul>
      {viewer.status === "anonymous" ? (
        <p>
          <TextLink href={`/login?next=${encodeURIComponent(pathname)}`}>Sign in</TextLink> to
          comment.
        </p>
      ) : (
        <CommentForm reportId={reportId} />
      )}
    </section>
  );
}

function CommentForm({ reportId }: { reportId: number }) {
  const write = useComment(reportId);
  const { revalidate } = useRevalidator();
  const { register, handleSubmit, reset, setError, formState } = useForm({
    defaultValues: { body: "" },
  });
  const send = handleSubmit(async (comment) => {
    const written = write.mutateAsync(comment).catch((error: unknown) => {
      showServerErrors(error, ["body"], setError);
      throw error;
    });
    const done = { title: "Your comment is there" };
    if (!(await tellOutcome(written, done, "Your comment did not arrive."))) return;
    reset();
    void revalidate();
  });
  return (
    <form method="dialog" noValidate onSubmit={send} className="flex flex-col gap-4">
      <UnsavedGuard when={formState.isDirty} />
      <Field label="Your comment" required error={formState.errors.body}>
        {(field) => <Textarea {...field} rows={3} {...register("body")} />}
      </Field>
      <Button type="submit" className="self-start" pending={write.isPending}>
        Comment
      </Button>
    </form>
  );
}
