import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { useBlocker } from "react-router";
import { ConfirmDialog } from "#src/design/primitives/confirm-dialog.tsx";
import {
  answerWith,
  askToLeave,
  hasUnsaved,
  losesOnTheWay,
  subscribeToUnsaved,
  type UnsavedVerb,
  unsavedVerb,
} from "./unsaved-words.ts";

const WORDS = {
  send: {
    title: "Leave without sending?",
    description: "What you typed or attached here is not sent yet and would be lost.",
  },
  save: {
    title: "Leave without saving?",
    description: "What you changed here is not saved yet and would be lost.",
  },
};

/** Stands once in the page and asks whenever something unsaved would be lost. */
export function LeaveQuestion() {
  const [isAsking, setAsking] = useState(false);
  const [verb, setVerb] = useState<UnsavedVerb>("send");
  const answer = useRef<(isLeaving: boolean) => void>(undefined);
  const isUnsaved = useSyncExternalStore(
    subscribeToUnsaved,
    () => hasUnsaved(),
    () => false,
  );

  useEffect(
    () =>
      answerWith(
        () =>
          new Promise((resolve) => {
            answer.current?.(false);
            answer.current = resolve;
            setVerb(unsavedVerb());
            setAsking(true);
          }),
      ),
    [],
  );

  const settle = (isLeaving: boolean) => {
    setAsking(false);
    answer.current?.(isLeaving);
    answer.current = undefined;
  };

  return (
    <>
      {isUnsaved ? <LeaveBlocker /> : null}
      <ConfirmDialog
        open={isAsking}
        onOpenChange={(open) => (open ? undefined : settle(false))}
        {...WORDS[verb]}
        tone="keep"
        confirmLabel="Leave"
        cancelLabel="Stay"
        onConfirm={() => settle(true)}
      />
    </>
  );
}

/** For links and Back in the page; the browser itself asks before a reload or a closed tab. */
function LeaveBlocker() {
  const blocker = useBlocker(({ currentLocation, nextLocation }) =>
    losesOnTheWay(currentLocation, nextLocation),
  );

  useEffect(() => {
    if (blocker.state !== "blocked") return;
    askToLeave().then((isLeaving) => (isLeaving ? blocker.proceed() : blocker.reset()));
  }, [blocker]);

  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, []);
  return null;
}
