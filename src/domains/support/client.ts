import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { callsOf } from "#src/shared/calls.ts";
import type { SpamTrap } from "#src/shared/spam-trap.ts";
import type { supportRoutes } from "./api.server.ts";
import type { NewSupportMessage, SupportFilter, SupportThreadDetail } from "./contract.ts";
import type { SupportStatus } from "./limits-contract.ts";

const { call, callList } = callsOf<typeof supportRoutes>();

export const useAskSupport = () =>
  useMutation({
    mutationFn: (message: NewSupportMessage & SpamTrap) =>
      call("POST /api/support", { body: message }),
  });

export const conversationQuery = (token: string) =>
  queryOptions({
    queryKey: ["support", "conversation", token],
    queryFn: () => call("POST /api/support/conversation", { body: { token } }),
    staleTime: 0,
  });

export function useReply(token: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (message: string) => call("POST /api/support/reply", { body: { token, message } }),
    onSuccess: () => queryClient.invalidateQueries(conversationQuery(token)),
  });
}

const INBOX = ["admin", "support"];

export const inboxQuery = (filter: Partial<SupportFilter>) =>
  queryOptions({
    queryKey: [...INBOX, "list", filter],
    queryFn: ({ signal }) => callList("GET /api/admin/support", { query: filter, signal }),
    staleTime: 0,
  });

export const inboxCountsQuery = queryOptions({
  queryKey: [...INBOX, "counts"],
  queryFn: ({ signal }) => call("GET /api/admin/support/counts", { signal }),
  staleTime: 0,
});

export const threadQuery = (id: number) =>
  queryOptions({
    queryKey: [...INBOX, "thread", id],
    queryFn: ({ signal }) => call("GET /api/admin/support/{id}", { params: { id }, signal }),
    staleTime: 0,
  });

function useThreadMutation<Input>(send: (input: Input) => Promise<SupportThreadDetail>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSuccess: () => queryClient.invalidateQueries({ queryKey: INBOX }),
  });
}

export const useAnswerSupport = (id: number) =>
  useThreadMutation((message: string) =>
    call("POST /api/admin/support/{id}/answer", { params: { id }, body: { message } }),
  );

export const useChangeStatus = (id: number) =>
  useThreadMutation((status: SupportStatus) =>
    call("PUT /api/admin/support/{id}", { params: { id }, body: { status } }),
  );
