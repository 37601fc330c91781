import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { callsOf } from "#src/shared/calls.ts";
import { type FileWatch, fileCallsOf } from "#src/shared/send-file.ts";
import { steadily } from "#src/shared/steady-progress.ts";
import { untilAnswered } from "#src/shared/until-answered.ts";
import type { AccountDeletion, ProfileChange } from "../person/contract.ts";
import { useReplaceViewer, useViewerMutation } from "../session/client.ts";
import type { profileRoutes } from "./api.server.ts";
import type { personalDataRoutes } from "./api-personal-data.server.ts";

const { call, callWhole } = callsOf<typeof profileRoutes | typeof personalDataRoutes>();
const sendFile = fileCallsOf<typeof profileRoutes>();

export const useChangeProfile = () =>
  useViewerMutation((change: ProfileChange) => call("PUT /api/user/profile", { body: change }));

interface PictureChange extends FileWatch {
  file: File;
  onLost: () => void;
}

export const useChangePicture = () =>
  useViewerMutation(({ file, ...given }: PictureChange) => {
    const watch = steadily(given);
    const send = () => sendFile("PUT /api/user/picture", { body: file }, watch);
    return untilAnswered(send, watch);
  });

export const useRemovePicture = () =>
  useViewerMutation((_: undefined) => call("DELETE /api/user/picture"));

export function useDeleteAccount() {
  const replaceViewer = useReplaceViewer();
  return useMutation({
    mutationFn: (deletion: AccountDeletion) => call("DELETE /api/user", { body: deletion }),
    onSuccess: () => replaceViewer(null),
  });
}

export const sessionsQuery = queryOptions({
  queryKey: ["auth", "sessions"],
  queryFn: ({ signal }) => callWhole("GET /api/user/sessions", { signal }),
  staleTime: 0,
});

/** One device by its number, or all others. */
export function useEndSession() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: number | "others") =>
      id === "others"
        ? call("DELETE /api/user/sessions")
        : call("DELETE /api/user/sessions/{sessionId}", { params: { sessionId: id } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: sessionsQuery.queryKey }),
  });
}
