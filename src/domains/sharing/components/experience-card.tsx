import { Images, Star } from "lucide-react";
import { useState } from "react";
import { Badge } from "#src/design/primitives/badge.tsx";
import { Card } from "#src/design/primitives/card.tsx";
import { Dialog } from "#src/design/primitives/dialog.tsx";
import { MediaImage } from "#src/domains/media/components/media-image.tsx";
import { ReportDialog } from "#src/domains/moderation/components/report-dialog.tsx";
import { formatLongDay } from "#src/shared/plain-format.ts";
import { useReportExperience } from "../client.ts";
import type { Experience } from "../contract.ts";
import { hashtagLine, weatherText } from "../rules.ts";

export function ExperienceCard({ experience }: { experience: Experience }) {
  const { id, authorName } = experience;
  const report = useReportExperience();
  return (
    <Card asChild padding="none" className="flex flex-col overflow-hidden">
      <article aria-label={`Shared by ${authorName}`}>
        <ExperiencePhotos experience={experience} />
        <div className="flex grow flex-col gap-3 p-4">
          <ExperienceText experience={experience} />
          <div className="mt-auto -ml-3">
            <ReportDialog
              title="Report this experience"
              description={`Shared by ${authorName}. An administrator will look at it.`}
              label={`Report what ${authorName} shared`}
              onSend={(given) => report.mutateAsync({ ...given, id })}
            />
          </div>
        </div>
      </article>
    </Card>
  );
}

export function ExperienceText({ experience }: { experience: Experience }) {
  const { authorName, caption, rating, companions, hashtags, createdAt } = experience;
  const { activity, mood, weather } = experience;
  const facts = [activity, mood && `Feeling ${mood}`, weather && weatherText(weather)];
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-soft text-sm">
        <span className="break-all font-semibold text-ink">{authorName}</span>
        <span className="inline-flex items-center gap-1">
          <Star aria-hidden className="size-4 fill-current text-accent" />
          <span className="figures">{rating}</span> of 5
        </span>
        <time dateTime={createdAt}>{formatLongDay(createdAt)}</time>
      </p>
      <p className="whitespace-pre-line break-words">{caption}</p>
      {companions ? <p className="break-words text-sm">With {companions}</p> : null}
      <ul className="flex flex-wrap gap-2 empty:hidden">
        {facts.filter(Boolean).map((fact) => (
          <li key={fact}>
            <Badge tone="shoal">{fact}</Badge>
          </li>
        ))}
      </ul>
      {hashtags.length > 0 ? (
        <p className="break-words text-water-ink text-xs">{hashtagLine(hashtags)}</p>
      ) : null}
    </>
  );
}

/** The first picture, which opens all of them. */
export function ExperiencePhotos({ experience }: { experience: Experience }) {
  const { images, authorName } = experience;
  const [isOpen, setOpen] = useState(false);
  const [first] = images;
  if (!first) return null;
  const count = images.length === 1 ? "the photo" : `${images.length} photos`;
  return (
    <>
      <button
        type="button"
        aria-label={`Open ${count} by ${authorName}`}
        onClick={() => setOpen(true)}
        className="relative block w-full"
      >
        <MediaImage
          src={first}
          alt=""
          sizes="(min-width: 64rem) 24rem, (min-width: 40rem) 50vw, 100vw"
          loading="lazy"
          className="aspect-3/2 w-full object-cover"
        />
        {images.length > 1 ? (
          <Badge className="absolute right-2 bottom-2">
            <Images aria-hidden /> {images.length}
          </Badge>
        ) : null}
      </button>
      {isOpen ? (
        <Dialog open onOpenChange={setOpen} size="lg" title={`Photos by ${authorName}`}>
          <ol className="flex flex-col gap-4">
            {images.map((image, index) => (
              <li key={image}>
                <MediaImage
                  src={image}
                  alt={`Photo ${index + 1} of ${images.length} by ${authorName}`}
                  sizes="(min-width: 48rem) 44rem, 100vw"
                  className="mx-auto max-h-[75dvh] w-auto"
                />
              </li>
            ))}
          </ol>
        </Dialog>
      ) : null}
    </>
  );
}
