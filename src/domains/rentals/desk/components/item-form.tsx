import { useRef, useState } from "react";
import { FormError } from "#src/design/form/form-error.tsx";
import { useFieldFocus } from "#src/design/form/use-field-focus.ts";
import { Button } from "#src/design/primitives/button.tsx";
import { toast } from "#src/design/primitives/toast-store.ts";
import { UnsavedGuard } from "#src/design/unsaved/unsaved-guard.tsx";
import { AttachmentsProvider } from "#src/domains/media/components/attachments.tsx";
import { UploadProgress } from "#src/domains/media/components/upload-progress.tsx";
import { useAttachments } from "#src/domains/media/components/use-attachments.ts";
import { RequestError } from "#src/shared/http.ts";
import { checkPlainly } from "#src/shared/plain-objections.ts";
import { addItem, changeItem } from "../../item/client.ts";
import { NewRentalItem, type RentalItem, StandingRentalItem } from "../../item/contract.ts";
import { ITEM_CHANGED, ITEM_CREATED, ITEM_NOT_CREATED } from "../../item/limits-contract.ts";
import { ItemFields } from "./item-fields.tsx";
import { checkWords } from "./item-labels.ts";
import { changeOf, type ItemValues, toNewItem, valuesOf } from "./item-values.ts";
import { briefly, RefusalWords } from "./refusal-words.tsx";
import { useRequestKey } from "./use-request-key.ts";

interface ItemFormProps {
  businessId: number;
  item: RentalItem | null;
  onSaved: () => void;
  /** Somebody else has changed it since it was read. */
  onStale: () => void;
}

type Errors = Record<string, string>;

/** Fields of the form that the call knows by another name. */
const CALLED: Readonly<Record<string, string>> = {
  ...{ seasons: "availableSeasons", hoursFrom: "openHours", ownHours: "openHours" },
};

/** Those that are right or wrong together. */
const LENGTHS = ["minBookingDuration", "maxBookingDuration"];
const TOGETHER: Readonly<Record<string, string[]>> = Object.fromEntries(
  LENGTHS.map((name) => [name, LENGTHS]),
);

/** Shown in a dialog, and loaded with it. Checked here as on the server. */
export default function ItemForm({ businessId, item, onSaved, onStale }: ItemFormProps) {
  const rules = item ? StandingRentalItem : NewRentalItem;
  const [first] = useState(() => valuesOf(item));
  const [opened] = useState(item);
  const [isStale, setStale] = useState(false);
  // Once told what somebody else changed, whoever saves again has seen it as it is now.
  const known = isStale ? item : opened;
  const [values, setValues] = useState(first);
  const [errors, setErrors] = useState<Errors>({});
  const [refusal, setRefusal] = useState<unknown>(null);
  const { form, toComplaint } = useFieldFocus();
  const hours = useRef<HTMLFieldSetElement>(null);
  const [isSaved, setSaved] = useState(false);
  const { keyed, refused, stored } = useRequestKey("item", businessId);
  const latest = useRef(values);
  latest.current = values;
  const attachments = useAttachments({ check: async () => check(), send: save });
  const isChanged = !isSaved && JSON.stringify(values) !== JSON.stringify(first);

  function check(): boolean {
    const checked = checkPlainly(rules, toNewItem(latest.current));
    setRefusal(null);
    complain(checked.success ? {} : complaintsOf(checked.error.issues));
    return checked.success;
  }

  /** A complaint ends as soon as its field is right. */
  function change(part: Partial<ItemValues>): void {
    const next = { ...latest.current, ...part };
    latest.current = next;
    setValues(next);
    const checked = checkPlainly(rules, toNewItem(next));
    const wrong = checked.success ? {} : complaintsOf(checked.error.issues);
    const changed = Object.keys(part).flatMap((name) => TOGETHER[name] ?? CALLED[name] ?? name);
    const isStanding = ([name]: [string, string]) => name in wrong || !changed.includes(name);
    setErrors((now) => Object.fromEntries(Object.entries(now).filter(isStanding)));
  }

  function complain(found: Errors): void {
    setErrors(found);
    if (Object.keys(found).length === 0) return;
    if (Object.keys(found).every((name) => name === "openHours")) hours.current?.focus();
    toComplaint();
  }

  async function save(): Promise<void> {
    if (!check()) return;
    try {
      if (known) await changeItem(known.id, changeOf(first, latest.current, known));
      else await addItem(businessId, keyed(toNewItem(latest.current))).then(stored);
      setSaved(true);
      toast({ title: item ? "Rental item saved" : ITEM_CREATED, tone: "ok" });
      onSaved();
    } catch (error) {
      refused(error);
      if (error instanceof RequestError) complain(error.fields ?? {});
      setRefusal(error);
      toast({ ...briefly(error, failingOf(item)), tone: "danger" });
      if (error instanceof RequestError && error.code === ITEM_CHANGED) {
        setStale(true);
        onStale();
      }
    }
  }

  return (
    <AttachmentsProvider value={attachments}>
      <form
        ref={form}
        method="dialog"
        noValidate
        onSubmit={attachments.submit}
        className="flex flex-col gap-5"
      >
        <UnsavedGuard when={isChanged} verb="save" />
        <ItemFields hours={hours} form={{ values, errors, change }} />
        {Object.keys(errors).length > 0 ? (
          <FormError message={checkWords(errors)} />
        ) : (
          <FormError
            message={refusal ? <RefusalWords error={refusal} {...failingOf(item)} /> : null}
          />
        )}
        <UploadProgress />
        <Button type="submit" pending={attachments.isBusy} className="self-start">
          {item ? "Save" : "Add Item"}
        </Button>
      </form>
    </AttachmentsProvider>
  );
}

const failingOf = (item: RentalItem | null) => ({
  title: item ? "The rental item was not saved" : ITEM_NOT_CREATED,
  again: `Press again when you are connected: it is not ${item ? "changed" : "added"} twice.`,
});

function complaintsOf(issues: readonly { path: PropertyKey[]; message: string }[]): Errors {
  const errors: Errors = {};
  for (const { path, message } of issues) errors[String(path[0])] ??= message;
  return errors;
}
