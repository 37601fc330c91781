import { useQuery } from "@tanstack/react-query";
import { Alert } from "#src/design/primitives/alert.tsx";
import { duplicatesQuery } from "../../client.ts";
import type { DuplicateRequest } from "../../contract.ts";

const REASONS = {
  "same phone": "has the same phone number",
  "similar name": "has a similar name and is nearby",
};

/** Shown before a place is sent in a second time; it is the sender who knows. */
export function DuplicateNotice({ listing }: { listing: DuplicateRequest }) {
  const { name, phone, city, state, zipCode } = listing;
  const { data = [] } = useQuery(duplicatesQuery({ name, phone, city, state, zipCode }));
  if (data.length === 0) return null;
  return (
    <Alert tone="caution" title="Is it one of these already?">
      <p>
        If one of them is your business, you need not send it in again: open it and claim it there.
      </p>
      <ul className="mt-2 flex flex-col gap-1">
        {data.map((place) => (
          <li key={place.id}>
            <a
              href={`/business/${place.id}`}
              target="_blank"
              rel="noreferrer"
              className="font-semibold underline"
            >
              {place.name}
              <span className="sr-only"> (opens a new tab)</span>
            </a>
            , {place.address}, {place.city}, {place.state}: {REASONS[place.reason]}
          </li>
        ))}
      </ul>
    </Alert>
  );
}
