import { LocateFixed } from "lucide-react";
import { useRef, useState } from "react";
import { useNavigate } from "react-router";
import { Button } from "#src/design/primitives/button.tsx";
import { toast } from "#src/design/primitives/toast-store.ts";
import { RADIUS_DEFAULT } from "../limits-contract.ts";
import { searchElsewhere, tidyQuery } from "../query-rules.ts";
import { useFilters } from "./use-filters.ts";

const POSITION_PATIENCE_MS = 15_000;

/** Places around the device, with the words and filters that are set. When it does not tell where it is, the person is told. */
export function NearMe() {
  const navigate = useNavigate();
  const { search, isLoading } = useFilters();
  const [isAsking, setAsking] = useState(false);

  // What is chosen while the position is looked for counts, also when it was not drawn yet.
  const coming = useRef<URLSearchParams | null>(null);
  coming.current = isLoading ? search : null;

  const go = ({ coords }: GeolocationPosition) => {
    setAsking(false);
    const chosen = coming.current ?? tidyQuery(new URLSearchParams(window.location.search));
    const address = withTypedWords(chosen);
    const next = searchElsewhere(address, {
      latitude: coords.latitude.toFixed(5),
      longitude: coords.longitude.toFixed(5),
      radius: address.get("radius") ?? String(RADIUS_DEFAULT),
      sort: "distance",
    });
    navigate(`/search?${next}`);
  };
  const giveUp = (reason: unknown) => {
    console.error("Geolocation failed", reason);
    setAsking(false);
    toast({
      title: "Your position is not known",
      description: "Allow location for this site, or search for a town.",
      tone: "danger",
    });
  };
  const ask = () => {
    setAsking(true);
    if (!navigator.geolocation) return giveUp("not supported");
    navigator.geolocation.getCurrentPosition(go, giveUp, { timeout: POSITION_PATIENCE_MS });
  };

  return (
    <Button variant="secondary" pending={isAsking} onClick={ask}>
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
