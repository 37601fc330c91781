import { toast } from "#src/design/primitives/toast-store.ts";
import { reasonOf } from "#src/shared/http.ts";
import { useChangeRewardSettings } from "../client.ts";
import type { RewardSettings } from "../contract.ts";

/** Answers whether it worked, having told either way. */
export type SaveSettings = (settings: RewardSettings, done: string) => Promise<boolean>;

export function useSaveSettings(
  userId: string,
  onSaved: () => void,
): { save: SaveSettings; isPending: boolean } {
  const { mutateAsync, isPending } = useChangeRewardSettings(userId);
  const save: SaveSettings = async (settings, done) => {
    try {
      await mutateAsync(settings);
    } catch (error) {
      const description = reasonOf(error, "Please try again.");
      toast({ title: "It was not saved", description, tone: "danger" });
      return false;
    }
    toast({ title: done, tone: "ok" });
    onSaved();
    return true;
  };
  return { save, isPending };
}
