import { Share2 } from "lucide-react";
import { type FormEvent, useState } from "react";
import { FormError } from "#src/design/form/form-error.tsx";
import { SpamTrapField, useSpamTrap } from "#src/design/form/spam-trap-field.tsx";
import { Button } from "#src/design/primitives/button.tsx";
import { Dialog } from "#src/design/primitives/dialog.tsx";
import { UnsavedGuard } from "#src/design/unsaved/unsaved-guard.tsx";
import { AttachmentsProvider } from "#src/domains/media/components/attachments.tsx";
import { UploadProgress } from "#src/domains/media/components/upload-progress.tsx";
import { UploadRow } from "#src/domains/media/components/upload-row.tsx";
import { DEFAULT_RATING, type SharePlatform } from "../limits-contract.ts";
import { type ExperienceDraft, type SharedItem, shareHashtags, sharePath } from "../rules.ts";
import { ExperienceFields } from "./experience-fields.tsx";
import { HashtagField } from "./hashtag-field.tsx";
import { type Photo, PhotoDrop } from "./photo-drop.tsx";
import { PublishChoice, useAuthor } from "./publish-choice.tsx";
import { StoryDialog } from "./story-dialog.tsx";
import { useExperienceShare } from "./use-experience-share.ts";
import { usePhotos } from "./use-photos.ts";

export interface ExperienceDialogProps {
  /** Where it was; without it the reader says so. */
  place?: SharedItem;
  onShare: (platform: SharePlatform) => void;
  onClose: () => void;
}

export function ExperienceDialog(props: ExperienceDialogProps) {
  const { place } = props;
  return (
    <Dialog
      open
      onOpenChange={props.onClose}
      title="Share your experience"
      description={
        place
          ? `A day at ${place.name}, told with pictures.`
          : "A day on the water, told with pictures."
      }
    >
      <ExperienceForm {...props} />
    </Dialog>
  );
}

const draftAt = (place: SharedItem | undefined): ExperienceDraft => ({
  caption: "",
  rating: DEFAULT_RATING,
  location: place ? `${place.name}, ${place.place}` : "",
  companions: "",
  activity: "",
  mood: "",
  weather: "",
  hashtags: shareHashtags(place?.category),
});

function ExperienceForm({ place, onShare, onClose }: ExperienceDialogProps) {
  const [draft, setDraft] = useState(() => draftAt(place));
  const { photos, add, remove } = usePhotos();
  const author = useAuthor();
  const trap = useSpamTrap();
  const [hasStory, setStory] = useState(false);
  const [isTried, setTried] = useState(false);
  const share = useExperienceShare({
    ...{ place, draft, photos, onShare },
    publishAs: author.isWanted ? author.name.trim() : null,
    readTrap: trap.read,
    onDone: onClose,
  });
  const { attachments } = share;
  const { queue, state } = attachments;
  const change = (part: Partial<ExperienceDraft>) => setDraft((now) => ({ ...now, ...part }));
  const missing = {
    name: author.isWanted && !author.name.trim() ? "Please tell us your name." : undefined,
    caption: author.isWanted && !draft.caption.trim() ? "Please write a caption." : undefined,
  };

  const takeOut = (photo: Photo) => {
    for (const upload of state.uploads) if (isOf(upload)(photo)) queue.remove(upload.key);
    remove(photo);
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (photos.length > 0 && (missing.name || missing.caption)) return;
    void attachments.submit();
  };

  return (
    <AttachmentsProvider value={attachments}>
      <form method="dialog" noValidate onSubmit={submit} className="flex flex-col gap-5">
        <UnsavedGuard when={photos.length > 0 || draft.caption !== ""} />
        <PhotoDrop photos={photos} onAdd={add} onRemove={takeOut} />
        {state.uploads.map((upload) => (
          <UploadRow
            key={upload.key}
            upload={upload}
            queue={queue}
            onRemove={() => photos.filter(isOf(upload)).forEach(remove)}
          />
        ))}
        <ExperienceFields
          draft={draft}
          onChange={change}
          captionError={isTried ? missing.caption : undefined}
        />
        <HashtagField value={draft.hashtags} onChange={(hashtags) => change({ hashtags })} />
        <section
          aria-label="Caption preview"
          className="rounded-md border border-line bg-shoal p-4"
        >
          <h3 className="mb-2 font-semibold text-sm">Caption preview</h3>
          <p className="whitespace-pre-line break-words text-sm">{share.caption}</p>
        </section>
        {place ? (
          <PublishChoice
            author={author}
            placeName={place.name}
            error={isTried ? missing.name : undefined}
          />
        ) : null}
        <SpamTrapField trap={trap} />
        <FormError message={share.problem} />
        <fieldset className="grid grid-cols-3 gap-2">
          <legend className="sr-only">Share on</legend>
          <Button variant="secondary" className="px-2" onClick={share.viaFacebook}>
            Facebook
          </Button>
          <Button variant="secondary" className="px-2" onClick={share.viaTwitter}>
            Twitter
          </Button>
          <Button
            variant="secondary"
            className="px-2"
            onClick={async () => setStory(await share.viaInstagram())}
          >
            Instagram
          </Button>
        </fieldset>
        <UploadProgress />
        <Button type="submit" size="lg" pending={attachments.isBusy}>
          <Share2 aria-hidden /> Share Experience
        </Button>
        {hasStory ? (
          <StoryDialog
            story={{
              title: place?.name ?? (draft.location || "A day on the water"),
              place: place?.place ?? draft.activity,
              rating: draft.rating,
              picture: photos[0]?.address ?? null,
              path: place ? sharePath(place) : "/",
            }}
            onClose={() => setStory(false)}
          />
        ) : null}
      </form>
    </AttachmentsProvider>
  );
}

const isOf =
  ({ file }: { file: File }) =>
  (photo: Photo) =>
    photo.file === file;
