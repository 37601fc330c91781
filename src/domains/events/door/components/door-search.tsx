import { useState } from "react";
import { Field } from "#src/design/form/field.tsx";
import { Button } from "#src/design/primitives/button.tsx";
import { Input } from "#src/design/primitives/input.tsx";
import type { RosterParty } from "../contract.ts";
import { findByName } from "../door-rules.ts";
import { arrivedOf } from "../rules.ts";

interface DoorSearchProps {
  parties: readonly RosterParty[];
  onChoose: (partyId: number) => void;
}

/** For whoever left the ticket at home. */
export function DoorSearch({ parties, onChoose }: DoorSearchProps) {
  const [q, setQ] = useState("");
  const found = findByName(parties, q);
  return (
    <search className="flex flex-col gap-3">
      <Field label="Search by name">
        {(control) => (
          <Input
            {...control}
            type="search"
            autoComplete="off"
            value={q}
            onChange={({ target }) => setQ(target.value)}
          />
        )}
      </Field>
      {q.trim() && found.length === 0 ? <p>Nobody on this list is called that.</p> : null}
      {found.length > 0 ? (
        <ul className="flex flex-col divide-y divide-line border-line border-y">
          {found.map((party) => (
            <li key={party.id} className="flex flex-wrap items-center justify-between gap-3 py-2">
              <span>
                <strong>{party.name}</strong>{" "}
                <span className="text-ink-soft text-sm">{standingText(party)}</span>
              </span>
              <Button
                variant="secondary"
                aria-label={`Check in ${party.name}`}
                onClick={() => onChoose(party.id)}
              >
                Check in
              </Button>
            </li>
          ))}
        </ul>
      ) : null}
    </search>
  );
}

function standingText(party: RosterParty): string {
  if (party.status === "waiting") return "on the waiting list";
  if (party.status !== "registered") return "cancelled";
  return `${arrivedOf(party)} of ${party.size} inside`;
}
