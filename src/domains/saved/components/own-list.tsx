import { useNavigate, useRevalidator } from "react-router";
import { FormError } from "#src/design/form/form-error.tsx";
import { useFormOutcome } from "#src/design/form/plain-form.tsx";
import { reasonOf } from "#src/shared/http.ts";
import { sharedListPath } from "../limits-contract.ts";
import { useChangeList } from "../list-client.ts";
import type { GivenDeed, OwnList } from "../list-contract.ts";
import type { Choice } from "./add-places.tsx";
import { ListEditor } from "./list-editor.tsx";
import { ShareList } from "./list-settings.tsx";

interface OwnListEditorProps {
  list: OwnList;
  choices: readonly Choice[];
  baseUrl: string;
}

/** A list of the account. */
export function OwnListEditor({ list, choices, baseUrl }: OwnListEditorProps) {
  const { mutateAsync: change, error } = useChangeList(list.id);
  const plain = useFormOutcome();
  const { revalidate } = useRevalidator();
  const navigate = useNavigate();
  const send = async (deed: GivenDeed) => {
    const done = await change(deed).catch(() => null);
    if (done?.isDeleted) return navigate("/saved");
    await revalidate();
  };
  const failure = error
    ? reasonOf(error, "It was not changed. Please try again.")
    : (Object.values(plain.fields)[0] ?? plain.message);
  const link = list.shareToken ? `${baseUrl}${sharedListPath(list.shareToken)}` : null;
  return (
    <ListEditor
      list={list}
      choices={choices}
      filesAt={`/api/saved/lists/${list.id}/file`}
      send={async (deed) => void (await send(deed))}
      sharing={<ShareList link={link} send={async (deed) => void (await send(deed))} />}
      notice={
        <>
          <FormError message={failure} />
          <HiddenNote count={list.hiddenCount} />
        </>
      }
    />
  );
}

function HiddenNote({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <p className="text-ink-soft text-sm">
      {count === 1 ? "One place is" : `${count} places are`} not shown:{" "}
      {count === 1 ? "its" : "their"} page is switched off just now.
    </p>
  );
}
