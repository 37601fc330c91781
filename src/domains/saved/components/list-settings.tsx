import { Copy } from "lucide-react";
import { Field } from "#src/design/form/field.tsx";
import { Button } from "#src/design/primitives/button.tsx";
import { Input } from "#src/design/primitives/input.tsx";
import { toast } from "#src/design/primitives/toast-store.ts";
import { LIST_NAME_MAX } from "../limits-contract.ts";
import { DeedForm, type SendDeed } from "./deed-form.tsx";

const SUMMARY = "flex min-h-11 cursor-pointer list-none items-center underline underline-offset-4";

export function RenameList({ name, send }: { name: string; send: SendDeed }) {
  return (
    <details className="border-line border-t" key={name}>
      <summary className={SUMMARY}>Rename the list</summary>
      <DeedForm send={send} className="flex flex-col items-start gap-3 pb-4">
        <Field label="Name of the list" required className="w-full max-w-md">
          {(field) => (
            <Input {...field} name="name" maxLength={LIST_NAME_MAX} defaultValue={name} />
          )}
        </Field>
        <Button type="submit" name="deed" value="rename" variant="secondary">
          Rename
        </Button>
      </DeedForm>
    </details>
  );
}

/** Behind a fold, so that nobody deletes by a slip. */
export function DeleteList({ send }: { send: SendDeed }) {
  return (
    <details className="border-line border-t">
      <summary className={SUMMARY}>Delete the list</summary>
      <DeedForm send={send} className="flex flex-col items-start gap-3 pb-4">
        <p>Its order and notes are gone then, and so is its link. Your saved places stay.</p>
        <Button type="submit" name="deed" value="delete" variant="danger">
          Yes, delete the list
        </Button>
      </DeedForm>
    </details>
  );
}

interface ShareListProps {
  /** Null while it is not shared. */
  link: string | null;
  send: SendDeed;
}

export function ShareList({ link, send }: ShareListProps) {
  if (!link) {
    return (
      <DeedForm send={send} className="flex flex-col items-start gap-2">
        <p className="text-ink-soft">
          Only you see this list. Whoever gets its link can read it, with your notes, and change
          nothing.
        </p>
        <Button type="submit" name="deed" value="share" variant="secondary">
          Make a link
        </Button>
      </DeedForm>
    );
  }
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      toast({ title: "Link copied", tone: "ok" });
    } catch {
      toast({ title: "Failed to copy", description: "Please copy it by hand.", tone: "danger" });
    }
  };
  return (
    <div className="flex flex-col gap-2">
      <Field label="Link to this list" hint="Whoever has it reads the list with your notes.">
        {(field) => <Input {...field} readOnly value={link} className="figures" />}
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" onClick={() => void copy()}>
          <Copy aria-hidden /> Copy link
        </Button>
        <DeedForm send={send}>
          <Button type="submit" name="deed" value="unshare" variant="quiet-danger">
            Take the link back
          </Button>
        </DeedForm>
      </div>
    </div>
  );
}
