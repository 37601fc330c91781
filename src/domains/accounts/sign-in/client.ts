import { useMutation } from "@tanstack/react-query";
import { callsOf } from "#src/shared/calls.ts";
import { RequestError } from "#src/shared/http.ts";
import type { LoginRequest } from "../person/contract.ts";
import { useReplaceViewer } from "../session/client.ts";
import type { signInRoutes } from "./api.server.ts";

const { call } = callsOf<typeof signInRoutes>();

export function useLogin() {
  const replaceViewer = useReplaceViewer();
  return useMutation({
    mutationFn: (login: LoginRequest) => call("POST /api/login", { body: login }),
    onSuccess: (answer) => {
      if ("user" in answer) replaceViewer(answer.user);
    },
  });
}

/** Back to the first step, for another address. */
export const useRestartLogin = () => useMutation({ mutationFn: () => call("DELETE /api/login") });

/** The call is a link for pages without scripts, too: its answer leads elsewhere and is not followed. */
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
