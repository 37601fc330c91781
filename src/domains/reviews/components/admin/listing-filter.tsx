import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Button } from "#src/design/primitives/button.tsx";
import { Dialog } from "#src/design/primitives/dialog.tsx";
import { businessQuery } from "#src/domains/directory/listing/client.ts";
import { ListingPicker } from "../listing-picker.tsx";

interface ListingFilterProps {
  businessId: number | null;
  onChange: (id: number | null) => void;
}

/** There are too many businesses for a list to choose from, so they are searched for. */
export function ListingFilter({ businessId, onChange }: ListingFilterProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { data } = useQuery({ ...businessQuery(businessId ?? 0), enabled: businessId !== null });
  const choose = (id: number | null) => {
    onChange(id);
    setIsOpen(false);
  };
  const chosen = businessId === null ? "All businesses" : (data?.name ?? `Business ${businessId}`);
  return (
    <div className="flex min-w-0 flex-col gap-1.5">
      <span className="font-semibold">Business</span>
      <Dialog
        open={isOpen}
        onOpenChange={setIsOpen}
        size="sm"
        title="Filter by business"
        trigger={
          <Button variant="secondary" aria-label={`Business: ${chosen}`}>
            <span className="max-w-44 truncate">{chosen}</span>
          </Button>
        }
      >
        <div className="flex flex-col gap-4">
          <ListingPicker value={null} onChange={(picked) => choose(picked?.id ?? null)} />
          {businessId === null ? null : (
            <Button variant="secondary" className="self-start" onClick={() => choose(null)}>
              All businesses
            </Button>
          )}
        </div>
      </Dialog>
    </div>
  );
}
