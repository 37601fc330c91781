import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { request, requestList } from "#src/shared/http.ts";
import type { SpamTrap } from "#src/shared/spam-trap.ts";
import type {
  NewSupportMessage,
  SupportConversation,
  SupportFilter,
  SupportThread,
  SupportThreadDetail,
} from "./contract.ts";
import type { SupportStatus } from "./limits-contract.ts";

export const useAskSupport = () =>
  useMutation({
    mutationFn: (message: NewSupportMessage & SpamTrap) => request("POST", "/api/support", message),
  });

export const conversationQuery = (token: string) =>
  queryOptions({
    queryKey: ["support", "conversation", token],
    queryFn: () => request<SupportConversation>("POST", "/api/support/conversation", { token }),
    staleTime: 0,
  });

export function useReply(token: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (message: string) => request("POST", "/api/support/reply", { token, message }),
    onSuccess: () => queryClient.invalidateQueries(conversationQuery(token)),
  });
}

const INBOX = ["admin", "support"];

export const inboxQuery = (filter: Partial<SupportFilter>) =>
  queryOptions({
    queryKey: [...INBOX, "list", filter],
    queryFn: ({ signal }) => requestList<SupportThread>("/api/admin/support", filter, signal),
    staleTime: 0,
  });

export const inboxCountsQuery = queryOptions({
  queryKey: [...INBOX, "counts"],
  queryFn: ({ signal }) =>
    request<Record<SupportStatus, number>>("GET", "/api/admin/support/counts", undefined, signal),
  staleTime: 0,
});

export const threadQuery = (id: number) =>
  queryOptions({
    queryKey: [...INBOX, "thread", id],
    queryFn: ({ signal }) =>
      request<SupportThreadDetail>("GET", `/api/admin/support/${id}`, undefined, signal),
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
    request("POST", `/api/admin/support/${id}/answer`, { message }),
  );

export const useChangeStatus = (id: number) =>
  useThreadMutation((status: SupportStatus) =>
    request("PUT", `/api/admin/support/${id}`, { status }),
  );
