import { Accordion, AccordionItem } from "#src/design/primitives/accordion.tsx";

export function PlanFaq() {
  return (
    <Accordion>
      <AccordionItem title="What do I pay?">
        $39 a month, charged on the day you subscribe and on the same day of each month after it.
        Each payment has a receipt by mail.
      </AccordionItem>
      <AccordionItem title="Can I cancel?">
        Anytime, on this page. The plan runs to the end of the month that is paid for, and nothing
        more is charged.
      </AccordionItem>
      <AccordionItem title="What happens to my events when the plan ends?">
        They stay on the site. To create new ones you need the plan again.
      </AccordionItem>
      <AccordionItem title="What if my card is refused?">
        We write to you and try again in the coming days. For seven days you can go on creating
        events.
      </AccordionItem>
    </Accordion>
  );
}
