import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { RequestError, request } from "#src/shared/http.ts";
import { type FileWatch, sendFile } from "#src/shared/send-file.ts";
import { steadily } from "#src/shared/steady-progress.ts";
import { untilAnswered } from "#src/shared/until-answered.ts";
import type {
  AccountDeletion,
  CurrentUser,
  LoginAnswer,
  LoginRequest,
  PasswordChange,
  PasswordReset,
  PasswordSetup,
  ProfileChange,
  Session,
  TotpSetup,
} from "./contract.ts";

/** Null is a visitor who is not signed in; only the server's 401 says so. */
export const viewerQuery = queryOptions({
  queryKey: ["auth", "user"],
  queryFn: async ({ signal }): Promise<CurrentUser | null> => {
    try {
      return await request<CurrentUser>("GET", "/api/auth/user", undefined, signal);
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
function useReplaceViewer() {
  const queryClient = useQueryClient();
  return (user: CurrentUser | null) => {
    queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[1] !== "user" });
    queryClient.setQueryData(viewerQuery.queryKey, user);
  };
}

export function useLogin() {
  const replaceViewer = useReplaceViewer();
  return useMutation({
    mutationFn: (login: LoginRequest) => request<LoginAnswer>("POST", "/api/login", login),
    onSuccess: (answer) => {
      if ("user" in answer) replaceViewer(answer.user);
    },
  });
}

/** Back to the first step, for another address. */
export const useRestartLogin = () =>
  useMutation({ mutationFn: () => request("DELETE", "/api/login") });

export function useLogout() {
  const replaceViewer = useReplaceViewer();
  return useMutation({
    mutationFn: async () => {
      const headers = { "X-Requested-With": "XMLHttpRequest" };
      const response = await fetch("/api/logout", { headers, redirect: "manual" });
      if (response.type !== "opaqueredirect") throw new RequestError(response.status, "", {});
    },
    onSuccess: () => replaceViewer(null),
  });
}

function useViewerMutation<Input>(send: (input: Input) => Promise<CurrentUser>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSuccess: (user) => queryClient.setQueryData(viewerQuery.queryKey, user),
  });
}

export const useSetupPassword = () =>
  useViewerMutation(async (setup: PasswordSetup) => {
    const answer = await request<{ user: CurrentUser }>("POST", "/api/user/setup-password", setup);
    return answer.user;
  });

export const useChangePassword = () =>
  useViewerMutation(async (change: PasswordChange) => {
    const answer = await request<{ user: CurrentUser }>("PUT", "/api/user/password", change);
    return answer.user;
  });

export const useChangeProfile = () =>
  useViewerMutation((change: ProfileChange) =>
    request<CurrentUser>("PUT", "/api/user/profile", change),
  );

interface PictureChange extends FileWatch {
  file: File;
  onLost: () => void;
}

export const useChangePicture = () =>
  useViewerMutation(({ file, ...given }: PictureChange) => {
    const call = { method: "PUT", path: "/api/user/picture", file } as const;
    const watch = steadily(given);
    return untilAnswered(() => sendFile<CurrentUser>(call, watch), watch);
  });

export const useRemovePicture = () =>
  useViewerMutation((_: undefined) => request<CurrentUser>("DELETE", "/api/user/picture"));

export const useForgotPassword = () =>
  useMutation({
    mutationFn: (body: { email: string }) => request("POST", "/api/password/forgot", body),
  });

export const useResetPassword = () =>
  useMutation({
    mutationFn: (reset: PasswordReset) => request("POST", "/api/password/reset", reset),
  });

export function useDeleteAccount() {
  const replaceViewer = useReplaceViewer();
  return useMutation({
    mutationFn: (deletion: AccountDeletion) => request("DELETE", "/api/user", deletion),
    onSuccess: () => replaceViewer(null),
  });
}

export const sessionsQuery = queryOptions({
  queryKey: ["auth", "sessions"],
  queryFn: ({ signal }) => request<Session[]>("GET", "/api/user/sessions", undefined, signal),
  staleTime: 0,
});

/** One device by its number, or all others. */
export function useEndSession() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: number | "others") =>
      request("DELETE", id === "others" ? "/api/user/sessions" : `/api/user/sessions/${id}`),
    onSettled: () => queryClient.invalidateQueries({ queryKey: sessionsQuery.queryKey }),
  });
}

export const useBeginTotp = () =>
  useMutation({ mutationFn: () => request<TotpSetup>("POST", "/api/user/totp") });

export function useConfirmTotp() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (totp: string) => request("PUT", "/api/user/totp", { totp }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: viewerQuery.queryKey }),
  });
}

export function useTurnOffTotp() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (password: string) => request("DELETE", "/api/user/totp", { password }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: viewerQuery.queryKey }),
  });
}
