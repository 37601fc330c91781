import { Accordion, AccordionItem } from "#src/design/primitives/accordion.tsx";

/** What people ask before they pay. */
export function PromotionFaq() {
  return (
    <Accordion>
      <AccordionItem title="How long does a promotion run?">
        One month from the moment the payment arrives: bought on the 31st, it ends on the last day
        of a shorter month. One month more of the same package begins where the first ends.
      </AccordionItem>
      <AccordionItem title="When is it switched on?">
        As soon as the payment is confirmed, usually within seconds. The badge and the position
        follow at once.
      </AccordionItem>
      <AccordionItem title="Does it renew by itself?">
        Only if the listing's owner says so at the checkout. What will be charged and when stands
        beside the box, we write three days before each charge, and it can be cancelled at any time
        in the dashboard: what is paid for stays until its last day.
      </AccordionItem>
      <AccordionItem title="Can I change to another package?">
        A dearer package begins now, and the unused days of the old one are taken off its price. A
        cheaper one begins when the paid time is over.
      </AccordionItem>
      <AccordionItem title="How is paid placement shown?">
        Always with a label: Featured, Premium or Top Pick, and the word paid. A level that Landfall
        has given to a listing has the label without that word. In the sections on top of a category
        and on the home page the listings of a level take turns, so that nobody is first for ever;
        in search they stand by their rating. Lists that are sorted by rating, reviews or name are
        sorted by nothing else. Reviews and ratings cannot be bought.
      </AccordionItem>
      <AccordionItem title="Who may pay?">
        Anybody may pay for a month of a live listing. Renewal, the custom description and the
        analytics belong to its owner.
      </AccordionItem>
    </Accordion>
  );
}
