import { useState } from "react";
import { ReasonDialog, type ReasonQuestion } from "#src/design/patterns/reason-dialog.tsx";
import { Button } from "#src/design/primitives/button.tsx";
import { toast } from "#src/design/primitives/toast-store.ts";
import { reasonOf } from "#src/shared/http.ts";

interface ReasonButtonProps {
  children: string;
  question: ReasonQuestion;
  send: (words: string) => Promise<unknown>;
  /** Said when it is done, and when the server gives no reason why not. */
  done: string;
  failed: string;
}

/** Something that is asked about before it is done, and told with a word. */
export function ReasonButton({ children, question, send, done, failed }: ReasonButtonProps) {
  const [isAsked, setAsked] = useState(false);
  const confirm = async (words: string): Promise<boolean> => {
    try {
      await send(words);
      toast({ title: done, tone: "ok" });
      return true;
    } catch (error) {
      toast({ title: reasonOf(error, failed), tone: "danger" });
      return false;
    }
  };
  return (
    <>
      <Button variant="secondary" onClick={() => setAsked(true)}>
        {children}
      </Button>
      {isAsked ? (
        <ReasonDialog {...question} onClose={() => setAsked(false)} onConfirm={confirm} />
      ) : null}
    </>
  );
}
