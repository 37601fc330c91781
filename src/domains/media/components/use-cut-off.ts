import { useEffect, useRef, useState } from "react";
import { readDraft, writeDraft } from "#src/design/form/session-draft.ts";

/**
 * The names of files that were on their way when the page was left by a reload: words come back, a
 * file does not, and nobody should send the form in the belief that it did. Whoever leaves the form
 * itself has been asked.
 */
export function useCutOff(label: string, onTheirWay: readonly string[]) {
  const [names, setNames] = useState<readonly string[]>([]);
  const key = useRef("");
  useEffect(() => {
    key.current = `uploading:${window.location.pathname}:${label}`;
    setNames(readDraft<string[]>(key.current) ?? []);
    return () => writeDraft(key.current, null);
  }, [label]);
  const unfinished = JSON.stringify([...names, ...onTheirWay]);
  useEffect(() => {
    const all: string[] = JSON.parse(unfinished);
    writeDraft(key.current, all.length > 0 ? all : null);
  }, [unfinished]);
  return { names, forget: () => setNames([]) };
}
