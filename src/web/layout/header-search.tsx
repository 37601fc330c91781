import { Search } from "lucide-react";
import { useEffect } from "react";
import { Button } from "#src/design/primitives/button.tsx";
import { NativeSheet } from "#src/design/primitives/native-sheet.tsx";
import { SearchBox } from "#src/domains/search/components/search-box.tsx";
import { useCloseOnNavigation } from "#src/web/layout/use-close-on-navigation.ts";

const SEARCH_ID = "site-search";

/** In the bar of every page; on a phone a button opens it. The key / leads to it from anywhere. */
export function HeaderSearch() {
  const noteOpening = useCloseOnNavigation(SEARCH_ID);
  useSlashKey();
  return (
    <>
      <NativeSheet id={SEARCH_ID} title="Find a place" side="top">
        <SearchBox
          compact
          label="Find a place or a town"
          className="grow max-md:min-h-[70dvh] max-md:p-5"
        />
      </NativeSheet>
      <Button
        variant="quiet"
        size="icon"
        aria-label="Find a place"
        aria-haspopup="dialog"
        popoverTarget={SEARCH_ID}
        onClick={noteOpening}
        className="ml-auto md:hidden"
      >
        <Search aria-hidden />
      </Button>
    </>
  );
}

const WRITTEN_IN = "input, textarea, select, [contenteditable], dialog, [role=dialog]";

function useSlashKey(): void {
  useEffect(() => {
    const lead = (event: KeyboardEvent) => {
      const from = event.target as Element;
      if (event.key !== "/" || event.ctrlKey || event.metaKey || from.closest(WRITTEN_IN)) return;
      event.preventDefault();
      const sheet = document.getElementById(SEARCH_ID);
      const field = sheet?.querySelector("input");
      // Where it stands in the bar, it is seen without being opened.
      if (field?.getClientRects().length) field.focus();
      else sheet?.showPopover?.();
    };
    document.addEventListener("keydown", lead);
    return () => document.removeEventListener("keydown", lead);
  }, []);
}
