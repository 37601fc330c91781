import { useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { useRevalidator } from "react-router";
import { useReturn } from "#src/design/use-return.ts";
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

export const useFreshTimes = (): void => useReturn(useRenewTimes());
