import { Card } from "#src/design/primitives/card.tsx";
import { Link } from "#src/design/primitives/link.tsx";
import { MediaImage } from "#src/domains/media/components/media-image.tsx";
import { formatDay } from "#src/shared/plain-format.ts";
import type { ConservationAlert } from "../contract.ts";
import { alertPath } from "../limits-contract.ts";
import { AlertBadges } from "./alert-badges.tsx";
import { SupportButton } from "./support-button.tsx";

export function AlertCard({ alert }: { alert: ConservationAlert }) {
  const { id, title, description, location, actionRequired, createdAt, photo } = alert;
  return (
    <Card asChild className="h-full">
      <article className="flex flex-col gap-3">
        {photo ? (
          <MediaImage
            src={photo}
            alt=""
            sizes="(min-width: 48rem) 32rem, 100vw"
            loading="lazy"
            className="aspect-video w-full object-cover"
          />
        ) : null}
        <AlertBadges alert={alert} />
        <h3 className="wrap-anywhere font-semibold font-serif text-lg leading-snug">
          <Link to={alertPath(id)} className="thumb-target hover:underline">
            {title}
          </Link>
        </h3>
        <p className="wrap-anywhere text-ink-soft text-sm">
          {location} · {formatDay(createdAt)}
        </p>
        <p className="wrap-anywhere line-clamp-3">{description}</p>
        {actionRequired ? (
          <p className="wrap-anywhere border-accent border-l-2 pl-3 text-sm">
            <span className="font-semibold">Action required:</span> {actionRequired}
          </p>
        ) : null}
        <div className="mt-auto pt-2">
          <SupportButton alert={alert} />
        </div>
      </article>
    </Card>
  );
}
