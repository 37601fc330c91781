import { Field } from "#src/design/form/field.tsx";
import { Input } from "#src/design/primitives/input.tsx";
import { NativeSelect } from "#src/design/primitives/native-select.tsx";
import { StarPicker } from "#src/design/primitives/star-picker.tsx";
import { Textarea } from "#src/design/primitives/textarea.tsx";
import {
  ACTIVITIES,
  CAPTION_MAX_LENGTH,
  COMPANIONS_MAX_LENGTH,
  MOODS,
  WEATHERS,
} from "../limits-contract.ts";
import { type ExperienceDraft, WEATHER_WORDS } from "../rules.ts";

interface ExperienceFieldsProps {
  draft: ExperienceDraft;
  onChange: (change: Partial<ExperienceDraft>) => void;
  captionError?: string;
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
const ACTIVITY_OPTIONS = ACTIVITIES.map((value) => ({ value, label: value }));
const MOOD_OPTIONS = MOODS.map((value) => ({ value, label: capital(value) }));
const WEATHER_OPTIONS = WEATHERS.map((value) => ({ value, label: WEATHER_WORDS[value] }));

export function ExperienceFields({ draft, onChange, captionError }: ExperienceFieldsProps) {
  return (
    <>
      <div className="flex flex-col gap-1">
        <span className="font-semibold">How was it?</span>
        <StarPicker value={draft.rating} onChange={(rating) => onChange({ rating })} />
      </div>
      <Field label="Caption" error={captionError}>
        {(field) => (
          <Textarea
            {...field}
            rows={3}
            maxLength={CAPTION_MAX_LENGTH}
            placeholder="What made the day?"
            value={draft.caption}
            onChange={(event) => onChange({ caption: event.target.value })}
          />
        )}
      </Field>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label="Location">
          {(field) => (
            <Input
              {...field}
              maxLength={200}
              value={draft.location}
              onChange={(event) => onChange({ location: event.target.value })}
            />
          )}
        </Field>
        <Field label="Companions">
          {(field) => (
            <Input
              {...field}
              maxLength={COMPANIONS_MAX_LENGTH}
              placeholder="Who was with you?"
              value={draft.companions}
              onChange={(event) => onChange({ companions: event.target.value })}
            />
          )}
        </Field>
      </div>
      <div className="grid gap-5 sm:grid-cols-3">
        <Field label="Activity">
          {(field) => (
            <NativeSelect
              {...field}
              placeholder="Choose one"
              options={ACTIVITY_OPTIONS}
              value={draft.activity}
              onChange={(event) =>
                onChange({ activity: event.target.value as ExperienceDraft["activity"] })
              }
            />
          )}
        </Field>
        <Field label="Mood">
          {(field) => (
            <NativeSelect
              {...field}
              placeholder="Choose one"
              options={MOOD_OPTIONS}
              value={draft.mood}
              onChange={(event) =>
                onChange({ mood: event.target.value as ExperienceDraft["mood"] })
              }
            />
          )}
        </Field>
        <Field label="Weather">
          {(field) => (
            <NativeSelect
              {...field}
              placeholder="Choose one"
              options={WEATHER_OPTIONS}
              value={draft.weather}
              onChange={(event) =>
                onChange({ weather: event.target.value as ExperienceDraft["weather"] })
              }
            />
          )}
        </Field>
      </div>
    </>
  );
}
