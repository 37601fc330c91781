import { type ChangeEvent, useRef } from "react";
import { FormError } from "#src/design/form/form-error.tsx";
import { Avatar } from "#src/design/primitives/avatar.tsx";
import { Button } from "#src/design/primitives/button.tsx";
import { toast } from "#src/design/primitives/toast-store.ts";
import { reasonOf } from "#src/shared/http.ts";
import { avatarLetter } from "../avatar-letter.ts";
import { useChangePicture } from "../client.ts";
import { type CurrentUser, PICTURE_MAX_BYTES } from "../contract.ts";

export function PictureForm({ user }: { user: CurrentUser }) {
  const picker = useRef<HTMLInputElement>(null);
  const change = useChangePicture();

  const upload = (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0];
    event.target.value = "";
    if (!file) return;
    if (file.size > PICTURE_MAX_BYTES) {
      toast({ title: "File too large", description: "At most 5 MB, please.", tone: "danger" });
      return;
    }
    change.mutate(file, { onSuccess: () => toast({ title: "Picture saved", tone: "ok" }) });
  };

  return (
    <div className="flex flex-col gap-3">
      <FormError
        message={change.error ? reasonOf(change.error, "The picture was not saved.") : undefined}
      />
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
          onChange={upload}
        />
        <Button
          variant="secondary"
          pending={change.isPending}
          onClick={() => picker.current?.click()}
        >
          Choose picture
        </Button>
        {user.profileImageUrl ? (
          <Button variant="quiet" pending={change.isPending} onClick={() => change.mutate(null)}>
            Remove picture
          </Button>
        ) : null}
      </div>
    </div>
  );
}
