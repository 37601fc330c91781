import { QueryClient } from "@tanstack/react-query";

const FIVE_MINUTES = 5 * 60_000;

/**
 * What was read stays good until something that we did ourselves makes it old. Without a connection
 * a call fails and says so; it does not wait in silence for one.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        networkMode: "always",
        retry: false,
        staleTime: Number.POSITIVE_INFINITY,
        gcTime: FIVE_MINUTES,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        refetchInterval: false,
      },
      mutations: { networkMode: "always", retry: false },
    },
  });
}

let ofBrowser: QueryClient | undefined;

/** The browser has one, which components and client loaders share; the server makes one a page. */
export function browserQueryClient(): QueryClient {
  ofBrowser ??= createQueryClient();
  return ofBrowser;
}
