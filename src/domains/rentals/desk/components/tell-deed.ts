import { toast } from "#src/design/primitives/toast-store.ts";
import { reasonOf } from "#src/shared/http.ts";
import { failureOf, isSoAlready, isUnanswered } from "#src/shared/until-answered.ts";

interface Deed {
  /** "These days are open again" */
  done: string;
  /** "The days are still closed" */
  failed: string;
  /** What is said when no answer came; asked for then, where something can be asked. */
  again: string | (() => Promise<string>);
  /** Whatever came of it, the page is read anew. */
  onSettled: () => void;
}

/** Does it and says what became of it: done, so already, refused, or that nobody knows. Fails as the call does. */
export async function tellDeed(call: () => Promise<unknown>, deed: Deed): Promise<void> {
  const { done, failed, again } = deed;
  try {
    await call();
    toast({ title: done, tone: "ok" });
  } catch (error) {
    if (isSoAlready(error)) {
      toast({ title: reasonOf(error, done), tone: "ok" });
      return;
    }
    const words = typeof again === "string" || !isUnanswered(error) ? again : await again();
    toast({ ...failureOf(error, { title: failed, again: String(words) }), tone: "danger" });
    throw error;
  } finally {
    deed.onSettled();
  }
}
