import { useQuery } from "@tanstack/react-query";
import { ErrorState } from "#src/design/patterns/error-state.tsx";
import { Button } from "#src/design/primitives/button.tsx";
import { Dialog } from "#src/design/primitives/dialog.tsx";
import { Skeleton } from "#src/design/primitives/skeleton.tsx";
import { toast } from "#src/design/primitives/toast-store.ts";
import { tellOutcome } from "#src/domains/moderation/components/tell-outcome.ts";
import { threadQuery, useAnswerSupport, useChangeStatus } from "../client.ts";
import type { SupportThreadDetail } from "../contract.ts";
import { MessageList } from "./message-list.tsx";
import { ReplyForm } from "./reply-form.tsx";

interface ThreadDialogProps {
  id: number;
  onClose: () => void;
}

export function ThreadDialog({ id, onClose }: ThreadDialogProps) {
  const { data: thread, isError, refetch } = useQuery(threadQuery(id));
  return (
    <Dialog
      open
      size="lg"
      title={thread?.subject ?? "Conversation"}
      description={thread ? describe(thread) : undefined}
      onOpenChange={(open) => (open ? undefined : onClose())}
    >
      {thread ? <Conversation thread={thread} /> : null}
      {isError && !thread ? (
        <ErrorState heading="h3" title="The conversation did not load" onRetry={refetch} />
      ) : null}
      {!isError && !thread ? <Skeleton className="h-64" /> : null}
    </Dialog>
  );
}

const describe = ({ isTask, name, email }: SupportThreadDetail): string =>
  isTask ? "A task for administrators" : `${name}, ${email}`;

function Conversation({ thread }: { thread: SupportThreadDetail }) {
  const answer = useAnswerSupport(thread.id);
  const change = useChangeStatus(thread.id);
  const isClosed = thread.status === "closed";
  const thing = thread.isTask ? "Task" : "Conversation";
  const send = async (message: string) => {
    await answer.mutateAsync(message);
    toast({ title: "Answer sent", description: `It goes to ${thread.email}.`, tone: "ok" });
  };
  const toggle = () =>
    tellOutcome(
      change.mutateAsync(isClosed ? "open" : "closed"),
      { title: isClosed ? `${thing} reopened` : `${thing} closed` },
      `The ${thing.toLowerCase()} was not changed.`,
    );
  return (
    <div className="flex flex-col gap-6">
      <MessageList messages={thread.messages} />
      {thread.isTask ? null : <ReplyForm label="Your answer" send={send} />}
      <Button
        variant="secondary"
        className="self-start"
        pending={change.isPending}
        onClick={toggle}
      >
        {isClosed ? "Reopen" : "Close"} {thing.toLowerCase()}
      </Button>
    </div>
  );
}
