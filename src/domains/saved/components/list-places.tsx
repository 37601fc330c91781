import { ArrowDown, ArrowUp } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { Field } from "#src/design/form/field.tsx";
import { Button } from "#src/design/primitives/button.tsx";
import { Textarea } from "#src/design/primitives/textarea.tsx";
import { NOTE_MAX } from "../limits-contract.ts";
import type { GivenDeed, ListPlace } from "../list-contract.ts";
import { DeedForm, type SendDeed } from "./deed-form.tsx";
import { PlaceFacts } from "./place-facts.tsx";

interface ListPlacesProps {
  places: readonly ListPlace[];
  send: SendDeed;
}

const stepId = (step: "up" | "down", id: number) => `${step}-${id}`;

/** In their order. Whoever moves a place keeps the focus on it, and hears where it stands now. */
export function ListPlaces({ places, send }: ListPlacesProps) {
  const [moved, setMoved] = useState<{ step: "up" | "down"; id: number } | null>(null);
  const order = places.map(({ id }) => id).join();
  useFocusOnMoved(moved, order);
  const sendAndFollow = async (deed: GivenDeed) => {
    if (deed.deed === "up" || deed.deed === "down") {
      setMoved({ step: deed.deed, id: Number(deed.businessId) });
    } else setMoved(null);
    await send(deed);
  };
  return (
    <>
      <p role="status" className="sr-only">
        {moved ? whereNow(places, moved.id) : null}
      </p>
      <ol className="flex flex-col border-line border-t">
        {places.map((place, index) => (
          <li
            key={place.id}
            id={`place-${place.id}`}
            className="flex scroll-mt-24 flex-col gap-3 border-line border-b py-4"
          >
            <div className="flex items-start gap-3">
              <span className="figures w-8 shrink-0 pt-0.5 text-ink-soft">{index + 1}</span>
              <PlaceFacts place={place} />
              <Steps
                place={place}
                isFirst={index === 0}
                isLast={index === places.length - 1}
                send={sendAndFollow}
              />
            </div>
            <PlaceDeeds place={place} send={sendAndFollow} />
          </li>
        ))}
      </ol>
    </>
  );
}

function whereNow(places: readonly ListPlace[], id: number): string {
  const index = places.findIndex((place) => place.id === id);
  return index < 0 ? "" : `${places[index]?.name} is number ${index + 1} of ${places.length} now.`;
}

/** The browser lets go of a button that is moved within the page. */
function useFocusOnMoved(moved: { step: "up" | "down"; id: number } | null, order: string): void {
  const before = useRef(order);
  useEffect(() => {
    if (before.current === order) return;
    before.current = order;
    if (!moved) return;
    const button = document.getElementById(stepId(moved.step, moved.id));
    const other = document.getElementById(stepId(moved.step === "up" ? "down" : "up", moved.id));
    (button?.matches(":disabled") ? other : button)?.focus();
  }, [moved, order]);
}

interface StepsProps {
  place: ListPlace;
  isFirst: boolean;
  isLast: boolean;
  send: SendDeed;
}

function Steps({ place, isFirst, isLast, send }: StepsProps) {
  return (
    <DeedForm send={send} businessId={place.id} className="flex shrink-0 gap-1">
      <Button
        type="submit"
        name="deed"
        value="up"
        id={stepId("up", place.id)}
        variant="secondary"
        size="icon"
        disabled={isFirst}
        aria-label={`Move ${place.name} up`}
      >
        <ArrowUp aria-hidden />
      </Button>
      <Button
        type="submit"
        name="deed"
        value="down"
        id={stepId("down", place.id)}
        variant="secondary"
        size="icon"
        disabled={isLast}
        aria-label={`Move ${place.name} down`}
      >
        <ArrowDown aria-hidden />
      </Button>
    </DeedForm>
  );
}

function PlaceDeeds({ place, send }: { place: ListPlace; send: SendDeed }) {
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-4 pl-11">
      <details className="min-w-0 grow" key={place.note}>
        <summary className="flex min-h-11 cursor-pointer list-none items-center text-sm underline underline-offset-4">
          {place.note ? "Change the note" : "Add a note"}
          <span className="sr-only"> about {place.name}</span>
        </summary>
        <DeedForm
          send={send}
          businessId={place.id}
          className="flex flex-col items-start gap-3 pb-2"
        >
          <Field
            label={`Note about ${place.name}`}
            hint="Whoever you share the list with reads it, too."
            className="w-full max-w-xl"
          >
            {(field) => (
              <Textarea
                {...field}
                name="note"
                rows={3}
                maxLength={NOTE_MAX}
                defaultValue={place.note}
              />
            )}
          </Field>
          <Button type="submit" name="deed" value="note" variant="secondary">
            Keep the note
          </Button>
        </DeedForm>
      </details>
      <DeedForm send={send} businessId={place.id}>
        <Button type="submit" name="deed" value="remove" variant="quiet">
          Take off<span className="sr-only"> {place.name}</span>
        </Button>
      </DeedForm>
    </div>
  );
}
