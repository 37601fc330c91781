import { FIGURE_WORDS } from "../figure-rules.ts";
import { TitledPart } from "./titled-part.tsx";

/** What is counted, so that nobody takes a figure for more than it is. */
export function FigureMeanings() {
  return (
    <TitledPart
      title="What the figures mean"
      note="Counted without cookies and without knowing anybody. Robots are left out as far as they say so; people whose browser asks not to be tracked are not counted, so there may have been more."
    >
      <dl className="grid gap-x-8 gap-y-3 text-sm md:grid-cols-2">
        {FIGURE_WORDS.map(({ figure, name, meaning }) => (
          <div key={figure}>
            <dt className="font-semibold">{name}</dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </TitledPart>
  );
}
