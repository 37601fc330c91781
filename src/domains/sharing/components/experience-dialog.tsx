import { Share2 } from "lucide-react";
import { type FormEvent, useState } from "react";
import { Field } from "#src/design/form/field.tsx";
import { FormError } from "#src/design/form/form-error.tsx";
import { SpamTrapField, useSpamTrap } from "#src/design/form/spam-trap-field.tsx";
import { Button } from "#src/design/primitives/button.tsx";
import { Checkbox } from "#src/design/primitives/checkbox.tsx";
import { Dialog } from "#src/design/primitives/dialog.tsx";
import { Input } from "#src/design/primitives/input.tsx";
import { useViewer } from "#src/domains/accounts/client.ts";
import { DEFAULT_RATING, NAME_MAX_LENGTH, type SharePlatform } from "../limits-contract.ts";
import { type ExperienceDraft, type SharedItem, shareHashtags, sharePath } from "../rules.ts";
import { ExperienceFields } from "./experience-fields.tsx";
import { HashtagField } from "./hashtag-field.tsx";
import { PhotoDrop } from "./photo-drop.tsx";
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
  const change = (part: Partial<ExperienceDraft>) => setDraft((now) => ({ ...now, ...part }));
  const missing = {
    name: author.isWanted && !author.name.trim() ? "Please tell us your name." : undefined,
    caption: author.isWanted && !draft.caption.trim() ? "Please write a caption." : undefined,
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (photos.length > 0 && (missing.name || missing.caption)) return;
    share.shareAll();
  };

  return (
    <form method="dialog" noValidate onSubmit={submit} className="flex flex-col gap-5">
      <PhotoDrop photos={photos} onAdd={add} onRemove={remove} />
      <ExperienceFields
        draft={draft}
        onChange={change}
        captionError={isTried ? missing.caption : undefined}
      />
      <HashtagField value={draft.hashtags} onChange={(hashtags) => change({ hashtags })} />
      <section aria-label="Caption preview" className="rounded-md border border-line bg-shoal p-4">
        <h3 className="mb-2 font-semibold text-sm">Caption preview</h3>
        <p className="whitespace-pre-line break-words text-sm">{share.caption}</p>
      </section>
      {place ? (
        <div className="flex flex-col gap-3">
          <Checkbox
            label={`Show it on the page of ${place.name}, too`}
            hint="It appears there once our team has looked at it."
            checked={author.isWanted}
            onCheckedChange={author.want}
          />
          {author.isWanted ? (
            <Field label="Your name" required error={isTried ? missing.name : undefined}>
              {(field) => (
                <Input
                  {...field}
                  autoComplete="name"
                  maxLength={NAME_MAX_LENGTH}
                  value={author.name}
                  onChange={(event) => author.rename(event.target.value)}
                />
              )}
            </Field>
          ) : null}
        </div>
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
      <Button type="submit" size="lg" pending={share.isPending}>
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
  );
}

/** Whether it goes onto the page of the place, and under which name. */
function useAuthor() {
  const viewer = useViewer();
  const [isWanted, want] = useState(false);
  const [typed, rename] = useState<string>();
  const known = viewer.status === "authenticated" ? viewer.user.firstName : null;
  return { isWanted, want, name: typed ?? known ?? "", rename };
}
