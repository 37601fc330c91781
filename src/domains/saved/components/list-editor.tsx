import type { ReactNode } from "react";
import { EmptyState } from "#src/design/patterns/empty-state.tsx";
import { useFocusOnChange } from "#src/design/use-focus-on-change.ts";
import type { SharedList } from "../list-contract.ts";
import { AddPlaces, type Choice } from "./add-places.tsx";
import type { SendDeed } from "./deed-form.tsx";
import { ListPlaces } from "./list-places.tsx";
import { DeleteList, RenameList } from "./list-settings.tsx";
import { TakeAlong } from "./take-along.tsx";

interface ListEditorProps {
  list: SharedList & { isFirst: boolean };
  choices: readonly Choice[];
  filesAt?: string;
  /** How it is shared, or why it is not. */
  sharing: ReactNode;
  /** What stands above the places: a failure, or what is not shown. */
  notice?: ReactNode;
  send: SendDeed;
}

/** A list with everything that its owner can do with it. */
export function ListEditor({ list, choices, filesAt, sharing, notice, send }: ListEditorProps) {
  const { name, places, isFirst } = list;
  const heading = useFocusOnChange<HTMLHeadingElement>(places.length);
  return (
    <div className="page-width grid grid-cols-1 items-start gap-8 py-6 lg:grid-cols-[1fr_22rem]">
      <div className="flex min-w-0 flex-col gap-4">
        {places.length > 0 ? <TakeAlong list={list} filesAt={filesAt} /> : null}
        {notice}
        <h2 ref={heading} tabIndex={-1} className="font-semibold font-serif text-xl">
          <span className="figures">{places.length}</span>{" "}
          {places.length === 1 ? "place" : "places"}
        </h2>
        {places.length === 0 ? (
          <EmptyState heading="h3" title="No places on this list yet" seed={name}>
            {choices.length > 0
              ? "Choose some of your saved places below."
              : "Press the heart on places that you like; then add them here."}
          </EmptyState>
        ) : (
          <ListPlaces places={places} send={send} />
        )}
        <AddPlaces choices={choices} isOpen={places.length === 0} send={send} />
      </div>
      <aside aria-label="About this list" className="flex flex-col gap-4">
        <section aria-labelledby="share-list" className="flex flex-col gap-3">
          <h2 id="share-list" className="font-semibold font-serif text-xl">
            Share
          </h2>
          {sharing}
        </section>
        <div>
          {isFirst ? null : <RenameList name={name} send={send} />}
          {isFirst ? null : <DeleteList send={send} />}
        </div>
      </aside>
    </div>
  );
}
