import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { viewerQuery } from "#src/domains/accounts/session/client.ts";
import { rostersKeptUntil } from "../kept-until.ts";

/** What a device has kept for the door goes with the person who signs out, and some time after the event. */
export function useForgetRosters(): void {
  const { data } = useQuery(viewerQuery);
  // Only the server's word: without a signal nobody is known either.
  const isSignedOut = data === null;
  useEffect(() => {
    const until = rostersKeptUntil();
    if (until === null || (!isSignedOut && until > Date.now())) return;
    void import("../device-store.ts").then(({ forgetRosters }) => forgetRosters()).catch(() => 0);
  }, [isSignedOut]);
}
