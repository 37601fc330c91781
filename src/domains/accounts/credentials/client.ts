import { useMutation, useQueryClient } from "@tanstack/react-query";
import { callsOf } from "#src/shared/calls.ts";
import type { PasswordChange, PasswordReset, PasswordSetup } from "../person/contract.ts";
import { useViewerMutation, viewerQuery } from "../session/client.ts";
import type { passwordRoutes } from "./api.server.ts";

const { call } = callsOf<typeof passwordRoutes>();

export const useSetupPassword = () =>
  useViewerMutation(async (setup: PasswordSetup) => {
    const answer = await call("POST /api/user/setup-password", { body: setup });
    return answer.user;
  });

export const useChangePassword = () =>
  useViewerMutation(async (change: PasswordChange) => {
    const answer = await call("PUT /api/user/password", { body: change });
    return answer.user;
  });

export const useForgotPassword = () =>
  useMutation({
    mutationFn: (body: { email: string }) => call("POST /api/password/forgot", { body }),
  });

export const useResetPassword = () =>
  useMutation({
    mutationFn: (reset: PasswordReset) => call("POST /api/password/reset", { body: reset }),
  });

export const useBeginTotp = () => useMutation({ mutationFn: () => call("POST /api/user/totp") });

export function useConfirmTotp() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (totp: string) => call("PUT /api/user/totp", { body: { totp } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: viewerQuery.queryKey }),
  });
}

export function useTurnOffTotp() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (password: string) => call("DELETE /api/user/totp", { body: { password } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: viewerQuery.queryKey }),
  });
}
