import { Link } from "react-router";
import { Accordion, AccordionItem } from "#src/design/primitives/accordion.tsx";
import { TextLink } from "#src/design/primitives/text-link.tsx";

export function SupportFaq() {
  return (
    <Accordion>
      <AccordionItem title="How do I add my business?">
        Fill in the four steps of{" "}
        <TextLink asChild>
          <Link to="/add-business">Add Business</Link>
        </TextLink>
        . It is free. We look at every listing before it goes live, which takes 1-2 business days,
        and mail you when it does.
      </AccordionItem>
      <AccordionItem title="My business is listed already. How do I take it over?">
        Open its page and choose Claim This Business. Tell us who you are and add a document if you
        have one. We decide within 2-3 business days; then you can change the listing and answer
        reviews.
      </AccordionItem>
      <AccordionItem title="Something on a page is wrong. What can I do?">
        Every listing has Suggest an edit: say what has changed, such as the hours, the depth at the
        dock or that it closed for good. You need no account.
      </AccordionItem>
      <AccordionItem title="Why is my review not on the page yet?">
        We read every review before it is published. You get a mail when it is, or with the reason
        when it is not.
      </AccordionItem>
      <AccordionItem title="How do I change my password or delete my account?">
        Both are on{" "}
        <TextLink asChild>
          <Link to="/user-dashboard">your dashboard</Link>
        </TextLink>
        , where you can also download what we hold about you. A forgotten password is set anew with
        a mailed link from the sign-in page.
      </AccordionItem>
    </Accordion>
  );
}
