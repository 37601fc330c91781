import { useQuery } from "@tanstack/react-query";
import { useInsertionEffect } from "react";
import { keepDraftsOf } from "#src/design/form/session-draft.ts";
import { viewerQuery } from "#src/domains/accounts/session/client.ts";

/** What is typed belongs to who is signed in. It is told before any form of the same drawing reads its draft. */
export function useOwnDrafts(): void {
  const { data } = useQuery(viewerQuery);
  // Only the server's word: without a signal nobody is known either.
  const owner = data === undefined ? undefined : (data?.id ?? null);
  useInsertionEffect(() => {
    if (owner !== undefined && keepDraftsOf(owner)) window.location.reload();
  }, [owner]);
}
