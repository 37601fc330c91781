import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useRevalidator } from "react-router";
import { useViewer } from "#src/domains/accounts/session/client.ts";
import { mergeNotes } from "../client.ts";
import { deviceLists, useDeviceLists } from "../device-lists.ts";
import { createList } from "../list-client.ts";

/** After signing in, lists and notes of the device move into the account; what was moved leaves the device. */
export function useMergeLists(): void {
  const kept = useDeviceLists();
  const isSignedIn = useViewer().status === "authenticated";
  const queryClient = useQueryClient();
  const { revalidate } = useRevalidator();
  const { mutate } = useMutation({
    scope: { id: "saved places" },
    mutationFn: async () => {
      await moveNotes();
      for (const { key, name, places } of deviceLists.read().lists) {
        await createList({ name, requestKey: key, places: [...places] });
        const now = deviceLists.read();
        deviceLists.keep({ ...now, lists: now.lists.filter((list) => list.key !== key) });
      }
    },
    onSettled: async () => {
      await queryClient.invalidateQueries({ queryKey: ["saved"] });
      await revalidate();
    },
  });
  const isDue =
    isSignedIn && kept !== null && kept.lists.length + Object.keys(kept.notes).length > 0;
  useEffect(() => {
    if (isDue) mutate();
  }, [isDue, mutate]);
}

/** With the places that they are about, in case those have not moved yet. */
async function moveNotes(): Promise<void> {
  const { notes } = deviceLists.read();
  const noted = Object.entries(notes).map(([id, note]) => ({ businessId: Number(id), note }));
  if (noted.length === 0) return;
  await mergeNotes(noted);
  deviceLists.keep({ ...deviceLists.read(), notes: {} });
}
