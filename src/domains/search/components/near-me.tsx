import { LocateFixed } from "lucide-react";
import { useRef } from "react";
import { Button } from "#src/design/primitives/button.tsx";
import { tidyQuery } from "../query-rules.ts";
import { useFilters } from "./use-filters.ts";
import { useNearMe } from "./use-near-me.ts";

/** Places around the device, with the words and filters that are set, on the search page unless told otherwise. */
export function NearMe({ path }: { path?: string }) {
  const { search, isLoading } = useFilters();
  const { isAsking, goNearMe } = useNearMe();

  // What is chosen while the position is looked for counts, also when it was not drawn yet.
  const coming = useRef<URLSearchParams | null>(null);
  coming.current = isLoading ? search : null;
  const conditions = () =>
    withTypedWords(coming.current ?? tidyQuery(new URLSearchParams(window.location.search)));

  return (
    <Button variant="secondary" pending={isAsking} onClick={() => goNearMe(conditions, path)}>
      <LocateFixed aria-hidden /> Near me
    </Button>
  );
}

/** What stands in the page's search box counts, sent or not. */
function withTypedWords(search: URLSearchParams): URLSearchParams {
  const box = document.querySelector<HTMLInputElement>("main search input[name=q]");
  const typed = new URLSearchParams(search);
  if (box?.value.trim()) typed.set("q", box.value.trim());
  else if (box) typed.delete("q");
  return typed;
}
