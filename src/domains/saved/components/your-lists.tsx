import { type FormEvent, useState } from "react";
import { useNavigate } from "react-router";
import { Field } from "#src/design/form/field.tsx";
import { FormError } from "#src/design/form/form-error.tsx";
import { PlainForm, useFormOutcome } from "#src/design/form/plain-form.tsx";
import { Badge } from "#src/design/primitives/badge.tsx";
import { Button } from "#src/design/primitives/button.tsx";
import { Input } from "#src/design/primitives/input.tsx";
import { Link } from "#src/design/primitives/link.tsx";
import { reasonOf } from "#src/shared/http.ts";
import { addDeviceList, useDeviceLists, useDevicePlaces } from "../device-lists.ts";
import {
  deviceListPath,
  FIRST_LIST_NAME,
  LIST_NAME_MAX,
  LISTS_MAX,
  savedListPath,
} from "../limits-contract.ts";
import { useCreateList } from "../list-client.ts";
import type { ListSummary } from "../list-contract.ts";

interface ListLink {
  to: string;
  name: string;
  placeCount: number;
  isShared: boolean;
}

/** Of the account. */
export function OwnLists({
  lists,
  requestKey,
}: {
  lists: readonly ListSummary[];
  requestKey: string;
}) {
  const links = lists.map(({ id, ...list }) => ({ ...list, to: savedListPath(id) }));
  return (
    <ListLinks links={links}>
      <NewOwnList requestKey={requestKey} />
    </ListLinks>
  );
}

/** Of this browser, for who is not signed in. */
export function DeviceListLinks() {
  const kept = useDeviceLists();
  const places = useDevicePlaces();
  if (!kept) return null;
  const first = { to: deviceListPath("first"), name: FIRST_LIST_NAME, placeCount: places.length };
  const others = kept.lists.map((list) => ({
    ...{ to: deviceListPath(list.key), name: list.name },
    ...{ placeCount: list.places.length, isShared: false },
  }));
  const links = places.length > 0 ? [{ ...first, isShared: false }, ...others] : others;
  return (
    <ListLinks links={links}>
      <NewDeviceList />
    </ListLinks>
  );
}

function ListLinks({ links, children }: { links: readonly ListLink[]; children: React.ReactNode }) {
  return (
    <section aria-labelledby="your-lists" className="page-width flex flex-col gap-3 pt-6">
      <h2 id="your-lists" className="font-semibold font-serif text-xl">
        Lists
      </h2>
      <p className="max-w-2xl text-ink-soft">
        Put places in order, note what to remember, and take a list to your plotter or on paper.
      </p>
      {links.length > 0 ? (
        <ul className="grid gap-2 sm:grid-cols-2 lg:grid-cols-3">
          {links.map(({ to, name, placeCount, isShared }) => (
            <li key={to}>
              <Link
                to={to}
                className="flex min-h-13 items-center justify-between gap-3 rounded-md border border-line bg-paper px-4 py-2 hover:border-ink"
              >
                <span className="wrap-anywhere min-w-0 font-semibold">{name}</span>
                <span className="flex shrink-0 items-center gap-2 text-ink-soft text-sm">
                  {isShared ? <Badge tone="shoal">Shared</Badge> : null}
                  <span>
                    <span className="figures">{placeCount}</span>{" "}
                    {placeCount === 1 ? "place" : "places"}
                  </span>
                </span>
              </Link>
            </li>
          ))}
        </ul>
      ) : null}
      {children}
    </section>
  );
}

interface NewListFieldsProps {
  failure: string | undefined;
  value?: string;
  isPending?: boolean;
}

const NewListFields = ({ failure, value, isPending }: NewListFieldsProps) => (
  <div className="flex flex-wrap items-end gap-2">
    <Field label="New list" error={failure} className="min-w-0 grow sm:max-w-xs">
      {(field) => (
        <Input
          {...field}
          name="name"
          maxLength={LIST_NAME_MAX}
          placeholder="Chesapeake week"
          defaultValue={value}
        />
      )}
    </Field>
    <Button type="submit" variant="secondary" pending={isPending}>
      Make the list
    </Button>
  </div>
);

const nameIn = (event: FormEvent<HTMLFormElement>): string =>
  String(new FormData(event.currentTarget).get("name") ?? "").trim();

const NAMELESS = "Please give the list a name.";

function NewOwnList({ requestKey }: { requestKey: string }) {
  const creating = useCreateList();
  const plain = useFormOutcome();
  const navigate = useNavigate();
  const [isNameless, setNameless] = useState(false);
  const make = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const name = nameIn(event);
    setNameless(name === "");
    if (name === "") return;
    creating.mutate(
      { name, requestKey },
      { onSuccess: ({ id }) => void navigate(savedListPath(id)) },
    );
  };
  const failure = creating.error
    ? reasonOf(creating.error, "The list was not made. Please try again.")
    : plain.message;
  const complaint = isNameless ? NAMELESS : plain.fields.name;
  return (
    <PlainForm onSubmit={make} className="flex flex-col gap-2">
      <FormError message={complaint ? undefined : failure} />
      <input type="hidden" name="requestKey" value={requestKey} />
      <NewListFields failure={complaint} value={plain.values.name} isPending={creating.isPending} />
    </PlainForm>
  );
}

function NewDeviceList() {
  const navigate = useNavigate();
  const [failure, setFailure] = useState<string>();
  const make = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const name = nameIn(event);
    if (name === "") return setFailure(NAMELESS);
    try {
      const key = addDeviceList(name);
      if (key) void navigate(deviceListPath(key));
      else setFailure(`You can have up to ${LISTS_MAX} lists.`);
    } catch {
      setFailure("This browser keeps nothing. Sign in to make a list.");
    }
  };
  return (
    <form method="dialog" onSubmit={make} noValidate>
      <NewListFields failure={failure} />
    </form>
  );
}
