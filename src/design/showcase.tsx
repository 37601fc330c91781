import { LightPicker } from "#src/design/light/light-picker.tsx";
import { PageHeader } from "#src/design/patterns/page-header.tsx";
import { Section } from "#src/design/patterns/section.tsx";
import { Button } from "#src/design/primitives/button.tsx";
import { Buttons, Disclosures, Overlays } from "#src/design/showcase/showcase-actions.tsx";
import { Choices, Entries } from "#src/design/showcase/showcase-forms.tsx";
import { Swatches, ThreeLights, TypeSpecimen } from "#src/design/showcase/showcase-light.tsx";
import { Figured, Messages, Surfaces } from "#src/design/showcase/showcase-patterns.tsx";

/** Everything in design/ on one page, for the eye and for axe. */
export function Showcase() {
  return (
    <>
      <PageHeader
        note="Design"
        title="A chart you can use"
        lead="Paper for deep water, blue for shoals, buff for land, ink for what is printed, and one magenta."
        contours="landfall"
        actions={<Button size="lg">Set course</Button>}
      />
      <Section title="Type">
        <TypeSpecimen />
      </Section>
      <Section title="Buttons and badges" tone="shoal">
        <Buttons />
      </Section>
      <Section title="Over the page" action={<LightPicker />}>
        <Overlays />
      </Section>
      <Section title="Tabs and accordion">
        <Disclosures />
      </Section>
      <Section title="Forms" tone="land">
        <div className="grid gap-10 lg:grid-cols-2">
          <Entries />
          <Choices />
        </div>
      </Section>
      <Section title="Cards, figures, waiting">
        <Surfaces />
      </Section>
      <Section title="Messages" lead="What happened, and what to do next.">
        <Messages />
      </Section>
      <Section title="Frames, tables, text">
        <Figured />
      </Section>
      <Section title="Three lights" tone="shoal">
        <ThreeLights />
      </Section>
      <Section title="Colours">
        <Swatches />
      </Section>
    </>
  );
}
