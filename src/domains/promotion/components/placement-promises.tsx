import { Anchor, BarChart3, Megaphone } from "lucide-react";
import type { ComponentType } from "react";

interface Promise {
  Icon: ComponentType<{ "aria-hidden": true; className: string }>;
  title: string;
  words: string;
}

const PROMISES: readonly Promise[] = [
  {
    Icon: Anchor,
    title: "Seen first",
    words:
      "A badge wherever you are shown, and a place ahead of others in search and in every list with Featured First; from Premium Featured the top section of your category, with Top Placement also the home page.",
  },
  {
    Icon: BarChart3,
    title: "Measured",
    words:
      "You see the views, calls, directions and website clicks of your own listing, counted without cookies. We promise no figure that we have not measured.",
  },
  {
    Icon: Megaphone,
    title: "Told",
    words:
      "From Premium Featured we write about you on our channels, and your own words stand above the description. With Top Placement we take photos.",
  },
];

/** What a promotion does, in words that can be kept. */
export function PlacementPromises() {
  return (
    <ul className="grid gap-6 md:grid-cols-3">
      {PROMISES.map(({ Icon, title, words }) => (
        <li key={title} className="flex flex-col gap-2">
          <Icon aria-hidden className="size-6 text-accent" />
          <h3 className="font-semibold font-serif text-xl">{title}</h3>
          <p>{words}</p>
        </li>
      ))}
    </ul>
  );
}
