import { ExternalLink, Mail, MapPin, Navigation, Phone } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "#src/design/primitives/button.tsx";
import { Card } from "#src/design/primitives/card.tsx";
import { TextLink } from "#src/design/primitives/text-link.tsx";
import type { Business } from "../contract.ts";
import { directionsLink, telephoneLink, tellsHours, tellsPrice } from "../rules.ts";
import { OpenBadge } from "./open-badge.tsx";

interface ContactCardProps {
  business: Business;
  onContact?: (way: "directions" | "call" | "website") => void;
  /** Further buttons, of what other domains offer here. */
  children?: ReactNode;
}

/** Directions and the phone one tap away, then everything else in words. */
export function ContactCard({ business, onContact, children }: ContactCardProps) {
  const { phone, email, website } = business;
  return (
    <Card asChild>
      <section aria-labelledby="contact" className="flex flex-col gap-4">
        <h2 id="contact" className="font-semibold font-serif text-xl">
          Contact
        </h2>
        <div className="flex flex-col gap-2">
          <Button asChild>
            <a
              href={directionsLink(business)}
              target="_blank"
              rel="noreferrer"
              onClick={() => onContact?.("directions")}
            >
              <Navigation aria-hidden /> Get Directions
            </a>
          </Button>
          {phone ? (
            <Button asChild variant="secondary">
              <a href={telephoneLink(phone)} onClick={() => onContact?.("call")}>
                <Phone aria-hidden /> Call Now
              </a>
            </Button>
          ) : null}
          {children}
        </div>
        <address className="flex flex-col gap-2 not-italic">
          <p className="flex gap-2">
            <MapPin aria-hidden className="mt-1 size-4 shrink-0" />
            <span>
              {business.address}
              <br />
              {business.city}, {business.state} {business.zipCode}
            </span>
          </p>
          {phone ? (
            <p className="flex items-center gap-2">
              <Phone aria-hidden className="size-4" />
              <span className="figures">{phone}</span>
            </p>
          ) : null}
          {email ? (
            <p className="flex items-center gap-2">
              <Mail aria-hidden className="size-4" />
              <TextLink href={`mailto:${email}`}>{email}</TextLink>
            </p>
          ) : null}
          {website ? (
            <p className="flex items-center gap-2">
              <ExternalLink aria-hidden className="size-4" />
              <TextLink
                href={website}
                rel="nofollow noopener"
                target="_blank"
                onClick={() => onContact?.("website")}
              >
                {new URL(website).hostname}
              </TextLink>
            </p>
          ) : null}
        </address>
        {tellsHours(business) ? (
          <p>
            <OpenBadge state={business.openState} />
            <span className="block text-ink-soft text-sm">{business.hours}</span>
          </p>
        ) : null}
        {tellsPrice(business) ? (
          <p>
            Price range <span className="figures">{business.priceRange}</span>
          </p>
        ) : null}
      </section>
    </Card>
  );
}
