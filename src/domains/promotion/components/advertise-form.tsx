import { type FormEvent, useId, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useNavigate } from "react-router";
import { Button } from "#src/design/primitives/button.tsx";
import { Radio, RadioGroup } from "#src/design/primitives/radio-group.tsx";
import { toast } from "#src/design/primitives/toast-store.ts";
import { advertiseAddress } from "./advertise-address.ts";
import { BusinessCombobox } from "./business-combobox.tsx";
import { PackagePicker } from "./package-picker.tsx";
import type { PickedBusiness } from "./picked-business.ts";

interface AdvertiseFormProps {
  /** What the address asks for, and what was found: before scripts are there it is a plain form. */
  q: string;
  found: readonly PickedBusiness[];
  /** What was chosen before somebody came back from the checkout. */
  chosenLevel: number | null;
}

/** A business and a package, then on to the checkout. */
export function AdvertiseForm({ q, found, chosenLevel }: AdvertiseFormProps) {
  const navigate = useNavigate();
  const [business, setBusiness] = useState<PickedBusiness | null>(
    found.length === 1 ? (found[0] ?? null) : null,
  );
  const [level, setLevel] = useState(chosenLevel);
  const [isChecked, setChecked] = useState(false);
  const choice = useRef<HTMLDivElement>(null);

  /** Otherwise it is one of those to choose from. */
  const isPicked = business !== null && (found.length === 1 || !found.includes(business));

  /** What was pressed is gone with it: the focus goes to what stands there instead. */
  const pick = (picked: PickedBusiness | null) => {
    flushSync(() => setBusiness(picked));
    choice.current?.querySelector<HTMLElement>("button, input")?.focus();
  };

  const proceed = (event: FormEvent) => {
    event.preventDefault();
    if (!business || !level) {
      setChecked(true);
      focusOn(business ? "packageLevel" : found.length > 1 ? "businessId" : "q");
      toast({
        title: "Missing Information",
        description: "Please select both a business and a promotion package.",
        tone: "danger",
      });
      return;
    }
    // Whoever comes back finds what was chosen.
    const here = advertiseAddress({ businessId: business.id, packageLevel: level });
    window.history.replaceState(window.history.state, "", here);
    const chosen = {
      businessId: String(business.id),
      packageLevel: String(level),
      businessName: business.name,
    };
    navigate(`/checkout?${new URLSearchParams(chosen)}`);
  };

  return (
    <form action="/checkout" method="get" onSubmit={proceed} className="flex flex-col gap-8">
      <div ref={choice}>
        {isPicked ? (
          <>
            <Chosen business={business} onChange={() => pick(null)} />
            <input type="hidden" name="businessId" value={business.id} />
          </>
        ) : (
          <>
            <BusinessCombobox
              initial={q}
              error={isChecked && !business ? "Please choose a business." : undefined}
              onPick={pick}
            />
            <Button
              type="submit"
              formAction="/advertise"
              variant="secondary"
              className="without-script mt-2"
            >
              Search
            </Button>
          </>
        )}
      </div>
      {isPicked ? null : <FoundBusinesses found={found} value={business} onChange={setBusiness} />}
      <PackagePicker
        value={level}
        error={isChecked && !level ? "Please choose a package." : undefined}
        onChange={setLevel}
      />
      <Button type="submit" name="from" value="advertise" size="lg" className="self-start">
        Proceed to Secure Checkout
      </Button>
    </form>
  );
}

/** The first thing that is missing; there is one form of this kind on the page. */
function focusOn(name: string): void {
  document.querySelector<HTMLElement>(`[name="${name}"]`)?.focus();
}

interface ChosenProps {
  business: PickedBusiness;
  onChange: () => void;
}

function Chosen({ business, onChange }: ChosenProps) {
  const id = useId();
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 rounded-md border border-accent bg-accent-soft p-4">
      <p id={id}>
        <span className="block text-ink-soft text-xs">You promote</span>
        <strong className="font-serif text-lg">{business.name}</strong>
        <span className="block text-sm">
          {business.city}, {business.state}
        </span>
      </p>
      <Button variant="secondary" aria-describedby={id} onClick={onChange}>
        Choose another
      </Button>
    </div>
  );
}

interface FoundProps {
  found: readonly PickedBusiness[];
  value: PickedBusiness | null;
  onChange: (business: PickedBusiness | null) => void;
}

function FoundBusinesses({ found, value, onChange }: FoundProps) {
  if (found.length === 0) return null;
  return (
    <RadioGroup
      name="businessId"
      aria-label="Matching businesses"
      value={String(value?.id ?? "")}
      onValueChange={(id) => onChange(found.find((each) => String(each.id) === id) ?? null)}
    >
      {found.map(({ id, name, city, state }) => (
        <Radio key={id} value={String(id)} label={name} hint={`${city}, ${state}`} />
      ))}
    </RadioGroup>
  );
}
