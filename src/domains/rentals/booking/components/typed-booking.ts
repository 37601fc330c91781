import { useViewer } from "#src/domains/accounts/session/client.ts";

/** What an account knows already. */
export function useKnownPerson(): Record<string, string> {
  const viewer = useViewer();
  if (viewer.status !== "authenticated") return {};
  const { firstName, lastName, email } = viewer.user;
  return { customerName: [firstName, lastName].filter(Boolean).join(" "), customerEmail: email };
}

/** Who asks, and for how many. */
export function readTyped(form: HTMLFormElement) {
  const typed = new FormData(form);
  const text = (name: string) => String(typed.get(name) ?? "").trim();
  return {
    totalGuests: Number(text("totalGuests")),
    customerName: text("customerName"),
    customerEmail: text("customerEmail"),
    customerPhone: text("customerPhone"),
    specialRequests: text("specialRequests"),
  };
}
