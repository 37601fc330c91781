import { type ChangeEvent, useRef } from "react";
import { FormError } from "#src/design/form/form-error.tsx";
import { Avatar } from "#src/design/primitives/avatar.tsx";
import { Button } from "#src/design/primitives/button.tsx";
import { Progress } from "#src/design/primitives/progress.tsx";
import { toast } from "#src/design/primitives/toast-store.ts";
import { UnsavedGuard } from "#src/design/unsaved/unsaved-guard.tsx";
import { reasonOf } from "#src/shared/http.ts";
import { type CurrentUser, PICTURE_MAX_BYTES } from "../../person/contract.ts";
import { avatarLetter } from "../avatar-letter.ts";
import { useRemovePicture } from "../client.ts";
import { usePictureUpload } from "./use-picture-upload.ts";

export function PictureForm({ user }: { user: CurrentUser }) {
  const picker = useRef<HTMLInputElement>(null);
  const upload = usePictureUpload(() => toast({ title: "Picture saved", tone: "ok" }));
  const removal = useRemovePicture();
  const error = upload.error ?? removal.error;

  const take = (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0];
    event.target.value = "";
    if (!file) return;
    if (file.size > PICTURE_MAX_BYTES) {
      toast({ title: "File too large", description: "At most 5 MB, please.", tone: "danger" });
      return;
    }
    upload.send(file);
  };

  return (
    <div className="flex flex-col gap-3">
      <FormError message={error ? reasonOf(error, "The picture was not saved.") : undefined} />
      <UnsavedGuard when={upload.file !== null} />
      <div className="flex flex-wrap items-center gap-4">
        <Avatar
          size="lg"
          src={user.profileImageUrl}
          letter={avatarLetter(user)}
          alt="Your picture"
        />
        <input
          ref={picker}
          type="file"
          accept="image/jpeg,image/png,image/webp"
          aria-label="Picture file"
          className="sr-only"
          tabIndex={-1}
          onChange={take}
        />
        <Button
          variant="secondary"
          pending={upload.isSending}
          onClick={() => picker.current?.click()}
        >
          Choose picture
        </Button>
        {user.profileImageUrl ? (
          <Button
            variant="quiet"
            pending={upload.isSending || removal.isPending}
            onClick={() => removal.mutate(undefined)}
          >
            Remove picture
          </Button>
        ) : null}
      </div>
      {upload.file ? <PictureOnItsWay {...upload} /> : null}
    </div>
  );
}

function PictureOnItsWay(upload: ReturnType<typeof usePictureUpload>) {
  const words = upload.isLost ? "No connection. It goes on when it is back" : "Sending 1 picture";
  return (
    <div className="flex flex-col gap-2">
      {upload.isSending ? (
        <>
          <p className="text-sm">
            <span role="status">{words}</span>,{" "}
            <span className="figures whitespace-nowrap">{upload.percent}%</span>
          </p>
          <Progress value={upload.percent} label={words} />
        </>
      ) : null}
      <div className="flex gap-2">
        {upload.isSending ? null : (
          <Button variant="secondary" size="sm" onClick={upload.retry}>
            Try again
          </Button>
        )}
        <Button variant="quiet" size="sm" onClick={upload.discard}>
          Cancel
        </Button>
      </div>
    </div>
  );
}
