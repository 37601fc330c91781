import { Sunrise, Sunset } from "lucide-react";
import type { ReactNode } from "react";
import { cx } from "#src/design/class-names.ts";
import type { LocalClock } from "../../station/components/local-time.ts";
import type { Moon, SunDay } from "../contract.ts";
import { MoonGlyph } from "./moon-glyph.tsx";

const ALL_DAY = "The sun stays above the horizon all day.";
const NEVER = "The sun stays below the horizon all day.";

interface SkyFactsProps {
  sun: SunDay;
  moon: Moon;
  clock: LocalClock;
}

/** Sunrise, sunset and moon of the day. */
export function SkyFacts({ sun, moon, clock }: SkyFactsProps) {
  return (
    <dl className="grid grid-cols-2 gap-x-5 gap-y-4 px-4 py-4 @lg:grid-cols-3">
      {sun.daylight === "part of the day" ? (
        <>
          <Fact icon={<Sunrise />} name="Sunrise" note={sayAt("Dawn", sun.civilDawn, clock)}>
            <SkyTime at={sun.sunrise} clock={clock} />
          </Fact>
          <Fact icon={<Sunset />} name="Sunset" note={sayAt("Dusk", sun.civilDusk, clock)}>
            <SkyTime at={sun.sunset} clock={clock} />
          </Fact>
        </>
      ) : (
        <div className="col-span-2">
          <dt className="text-ink-soft text-xs">Sun</dt>
          <dd>{sun.daylight === "all day" ? ALL_DAY : NEVER}</dd>
        </div>
      )}
      <Fact
        icon={<MoonGlyph {...moon} />}
        name="Moon"
        note={`${moon.illuminatedPercent}% lit`}
        className="col-span-2 @lg:col-span-1"
      >
        {moon.phase}
      </Fact>
    </dl>
  );
}

interface FactProps {
  icon: ReactNode;
  name: string;
  note: string | null;
  className?: string;
  children: ReactNode;
}

function Fact({ icon, name, note, className, children }: FactProps) {
  return (
    <div className={cx("relative pl-8", className)}>
      <dt className="text-ink-soft text-xs">
        <span aria-hidden className="absolute top-0.5 left-0 text-land-ink [&_svg]:size-5">
          {icon}
        </span>
        {name}
      </dt>
      <dd className="leading-snug">{children}</dd>
      {note ? <dd className="margin-note text-ink-soft">{note}</dd> : null}
    </div>
  );
}

function SkyTime({ at, clock }: { at: string | null; clock: LocalClock }) {
  if (!at) return "Not today";
  return (
    <time dateTime={at} className="figures font-medium">
      {clock.dayAndTime(Date.parse(at))}
    </time>
  );
}

function sayAt(name: string, at: string | null, clock: LocalClock): string | null {
  return at && `${name} ${clock.time(Date.parse(at))}`;
}
