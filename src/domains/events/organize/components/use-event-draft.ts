import { useEffect, useLayoutEffect, useState } from "react";
import { earlyTexts } from "#src/design/early/early-words.ts";
import { useFormOutcome } from "#src/design/form/plain-form.tsx";
import { readDraft, writeDraft } from "#src/design/form/session-draft.ts";
import {
  changedByOthers,
  changesIn,
  decidedIn,
  rebase,
  renew,
  type ScopeChoice,
  type SetAside,
  setAsideBy,
  withEnd,
} from "./event-scope.ts";
import type { EventValues } from "./event-values.ts";
import { SENT_TEXTS, textsIn } from "./plain-values.ts";
import { ALL, type BeginFrom, beginOf, sentBefore } from "./sent-before.ts";

export interface FormBegin {
  /** Under which name the tab keeps what is typed. */
  draftKey: string;
  from: BeginFrom;
}

/** What was typed, what gave way to decisions of others, and how those fields stood when it was typed. */
interface KeptDraft extends Partial<EventValues> {
  setAside?: SetAside;
  begun?: SetAside;
}

/** Over the event as it is now: what was decided since the draft was kept is shown, as in an open form. */
function unfold({ setAside = {}, begun, ...typed }: KeptDraft, from: BeginFrom) {
  const to = beginOf(from, { ...ALL, ...typed });
  const before = { ...to, ...begun };
  const kept = { ...before, ...typed };
  return {
    values: renew(kept, before, to),
    setAside: setAsideBy(setAside, { typed: kept, from: before, to }),
  };
}

/**
 * What stands in the form. It survives a reload, signing in again and another's change of the event:
 * the tab keeps the fields that were changed, and they are put over whatever the event is then.
 * Whenever the event is read anew, the form follows it at once: it never shows less than its version.
 */
export function useEventDraft({ draftKey, from }: FormBegin) {
  const outcome = useFormOutcome();
  const [sent] = useState(() => sentBefore(from, outcome));
  const [values, setValues] = useState(() => sent?.values ?? beginOf(from, ALL));
  const [meanwhile, setMeanwhile] = useState(sent?.meanwhile ?? {});
  const [base, setBase] = useState(from);
  const [setAside, putAside] = useState<SetAside>(sent?.setAside ?? {});
  if (base !== from && !("scope" in from)) {
    const [before, now] = [beginOf(base, values), beginOf(from, values)];
    setBase(from);
    setMeanwhile({ ...meanwhile, ...changedByOthers(values, before, now) });
    putAside(setAsideBy(setAside, { typed: values, from: before, to: now }));
    setValues(renew(values, before, now));
  }
  const [isFound, setFound] = useState(false);
  const [isKept, setKept] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a form begins once
  useLayoutEffect(() => {
    const kept = sent ? null : readDraft<KeptDraft>(draftKey);
    const draft = kept && unfold(kept, from);
    const early = textsIn(earlyTexts(SENT_TEXTS));
    if (draft || Object.keys(early).length > 0)
      setValues((now) => ({ ...(draft?.values ?? now), ...early }));
    if (draft) putAside(draft.setAside);
    setFound(draft !== null);
    setKept(true);
  }, []);

  useEffect(() => {
    if (!isKept) return;
    const { scope, dateId } = values;
    const begin = beginOf(from, values);
    const draft = { ...changesIn(begin, values), ...(scope !== "all" && { scope, dateId }) };
    const isAny = Object.keys({ ...draft, ...setAside }).length > 0;
    writeDraft(draftKey, isAny ? { ...draft, setAside, begun: decidedIn(begin) } : null);
  }, [isKept, draftKey, from, values, setAside]);

  return {
    values,
    setAside,
    meanwhile,
    /** Of the form as it was drawn, for one that is sent without scripts. */
    begun: sent?.begun ?? beginOf(from, ALL),
    isRenewed: sent?.isRenewed ?? false,
    isFound,
    change: (part: Partial<EventValues>) =>
      setValues((now) => ({ ...now, ...withEnd(part, now, beginOf(from, now)) })),
    choose: (choice: ScopeChoice) =>
      setValues((now) => rebase(now, beginOf(from, now), beginOf(from, choice))),
    /** It is sent, or not wanted any more. */
    forget: () => {
      setKept(false);
      writeDraft(draftKey, null);
    },
    startOver: () => {
      setFound(false);
      putAside({});
      setMeanwhile({});
      setValues(beginOf(from, ALL));
    },
  };
}
