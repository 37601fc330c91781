import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { callsOf } from "#src/shared/calls.ts";
import { RequestError } from "#src/shared/http.ts";
import type { CurrentUser } from "../person/contract.ts";
import type { sessionRoutes } from "./api.server.ts";

const { call } = callsOf<typeof sessionRoutes>();

/** Null is a visitor who is not signed in; only the server's 401 says so. */
export const viewerQuery = queryOptions({
  queryKey: ["auth", "user"],
  queryFn: async ({ signal }): Promise<CurrentUser | null> => {
    try {
      return await call("GET /api/auth/user", { signal });
    } catch (error) {
      if (error instanceof RequestError && error.status === 401) return null;
      throw error;
    }
  },
});

export type ViewerState =
  | { status: "loading" }
  | { status: "anonymous" }
  | { status: "authenticated"; user: CurrentUser };

/** Signed in exactly when the lookup returns a user. */
export function useViewer(): ViewerState {
  const { data, isPending } = useQuery(viewerQuery);
  if (isPending) return { status: "loading" };
  return data ? { status: "authenticated", user: data } : { status: "anonymous" };
}

/** After signing in or out, what was read for someone else must not be shown. */
export function useReplaceViewer() {
  const queryClient = useQueryClient();
  return (user: CurrentUser | null) => {
    queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[1] !== "user" });
    queryClient.setQueryData(viewerQuery.queryKey, user);
  };
}

/** What changes the signed-in person is answered with them as they are now. */
export function useViewerMutation<Input>(send: (input: Input) => Promise<CurrentUser>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSuccess: (user) => queryClient.setQueryData(viewerQuery.queryKey, user),
  });
}
