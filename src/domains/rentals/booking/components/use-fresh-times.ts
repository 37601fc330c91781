import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect } from "react";
import { useRevalidator } from "react-router";
import { forgetQuotes } from "../client.ts";

/** Reads anew what is free and what it costs. */
export function useRenewTimes(): () => void {
  const { revalidate } = useRevalidator();
  const client = useQueryClient();
  return useCallback(() => {
    void revalidate();
    forgetQuotes(client);
  }, [revalidate, client]);
}

/** Whoever comes back to the tab, or has a connection again, sees what is free now. */
export function useFreshTimes(): void {
  const renew = useRenewTimes();
  useEffect(() => {
    const ask = () => document.visibilityState === "visible" && renew();
    document.addEventListener("visibilitychange", ask);
    window.addEventListener("online", ask);
    return () => {
      document.removeEventListener("visibilitychange", ask);
      window.removeEventListener("online", ask);
    };
  }, [renew]);
}
