import { Copy } from "lucide-react";
import { Field } from "#src/design/form/field.tsx";
import { Button } from "#src/design/primitives/button.tsx";
import { ConfirmDialog } from "#src/design/primitives/confirm-dialog.tsx";
import { Input } from "#src/design/primitives/input.tsx";
import { toast } from "#src/design/primitives/toast-store.ts";
import { useRenewFeed } from "../client.ts";
import { tellDeed } from "./tell-deed.ts";

interface FeedLinkProps {
  businessId: number;
  feedUrl: string;
  onRenewed: () => void;
}

/** Bookings in the owner's own calendar program. Whoever has the link reads them. */
export function FeedLink({ businessId, feedUrl, onRenewed }: FeedLinkProps) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(feedUrl);
      toast({ title: "Link copied", tone: "ok" });
    } catch {
      toast({ title: "Failed to copy", description: "Please copy it by hand.", tone: "danger" });
    }
  };
  return (
    <section aria-labelledby="feed" className="flex flex-col gap-4">
      <h2 id="feed" className="font-semibold font-serif text-2xl">
        Calendar link
      </h2>
      <Field
        label="Link for your calendar program"
        hint="Subscribe to it in Google Calendar, Outlook or on your phone. It shows names and times of your bookings to whoever has it, so keep it to yourself."
      >
        {(field) => (
          <Input
            {...field}
            readOnly
            value={feedUrl}
            className="figures"
            onFocus={({ currentTarget }) => currentTarget.select()}
          />
        )}
      </Field>
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" onClick={copy}>
          <Copy aria-hidden /> Copy link
        </Button>
        <RenewButton businessId={businessId} onRenewed={onRenewed} />
      </div>
    </section>
  );
}

function RenewButton({ businessId, onRenewed }: Omit<FeedLinkProps, "feedUrl">) {
  const renewing = useRenewFeed(businessId);
  const renew = () =>
    tellDeed(() => renewing.mutateAsync(), {
      done: "The link is new",
      failed: "The link is still the old one",
      again:
        "The link may be new or not. The one that stands here when you are connected again is the one that holds.",
      onSettled: onRenewed,
    });
  return (
    <ConfirmDialog
      title="Make a new link?"
      description="The old link is dead at once: calendars that have it show nothing new until you give them the new one."
      confirmLabel="Make a new link"
      onConfirm={renew}
      trigger={<Button variant="quiet-danger">New link</Button>}
    />
  );
}
