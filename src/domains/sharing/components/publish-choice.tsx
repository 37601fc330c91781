import { useState } from "react";
import { Field } from "#src/design/form/field.tsx";
import { Checkbox } from "#src/design/primitives/checkbox.tsx";
import { Input } from "#src/design/primitives/input.tsx";
import { useViewer } from "#src/domains/accounts/session/client.ts";
import { NAME_MAX_LENGTH } from "../limits-contract.ts";

/** Whether it goes onto the page of the place, and under which name. */
export function useAuthor() {
  const viewer = useViewer();
  const [isWanted, want] = useState(false);
  const [typed, rename] = useState<string>();
  const known = viewer.status === "authenticated" ? viewer.user.firstName : null;
  return { isWanted, want, name: typed ?? known ?? "", rename };
}

interface PublishChoiceProps {
  author: ReturnType<typeof useAuthor>;
  placeName: string;
  error: string | undefined;
}

export function PublishChoice({ author, placeName, error }: PublishChoiceProps) {
  return (
    <div className="flex flex-col gap-3">
      <Checkbox
        label={`Show it on the page of ${placeName}, too`}
        hint="It appears there once our team has looked at it."
        checked={author.isWanted}
        onCheckedChange={author.want}
      />
      {author.isWanted ? (
        <Field label="Your name" required error={error}>
          {(field) => (
            <Input
              {...field}
              autoComplete="name"
              maxLength={NAME_MAX_LENGTH}
              value={author.name}
              onChange={(event) => author.rename(event.target.value)}
            />
          )}
        </Field>
      ) : null}
    </div>
  );
}
