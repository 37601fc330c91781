import type { ReactNode } from "react";
import { MediaUploader } from "#src/domains/media/components/media-uploader.tsx";
import { EVENT_CATEGORIES, EVENT_STATES, SEASONS } from "../../event/limits-contract.ts";
import type { EditableEvent } from "../contract.ts";
import { ChangedMeanwhile } from "./changed-meanwhile.tsx";
import {
  AreaField,
  ChoiceField,
  type EventFormState,
  FlagField,
  plainOptions,
  TextField,
} from "./event-field.tsx";
import { PlaceClock } from "./place-clock.tsx";
import { PlacePin } from "./place-pin.tsx";
import { LeaveOut } from "./plain-parts.tsx";
import { RecurrenceFields } from "./recurrence-fields.tsx";

interface FormProps {
  form: EventFormState;
}

interface EventFieldsProps extends FormProps {
  /** What is changed; null for something new. */
  event: EditableEvent | null;
}

export function EventFields({ form, event }: EventFieldsProps) {
  return (
    <>
      <Group legend="The event">
        <TextField form={form} name="title" label="Title" required className="sm:col-span-2" />
        <ChoiceField
          form={form}
          name="category"
          label="Category"
          required
          none="Please choose"
          options={plainOptions(EVENT_CATEGORIES)}
        />
        <ChoiceField
          form={form}
          name="season"
          label="Season"
          none="From the date"
          options={plainOptions(SEASONS)}
        />
        <AreaField
          form={form}
          name="description"
          label="Description"
          required
          className="sm:col-span-2"
        />
        <TextField
          form={form}
          name="tags"
          label="Tags"
          hint="Separated by commas."
          className="sm:col-span-2"
        />
      </Group>
      <Group legend="When">
        <TextField
          form={form}
          name="startDate"
          type="datetime-local"
          label="Starts"
          hint="As clocks at the place show it."
          required
        />
        <TextField
          form={form}
          name="endDate"
          type="datetime-local"
          label="Ends"
          hint="May be left empty."
        />
        {form.values.scope === "date" ? null : (
          <div className="sm:col-span-2">
            <FlagField
              form={form}
              name="isRecurring"
              label="It recurs"
              hint="Every week, every month, and so on."
            />
            <RecurrenceFields form={form} event={event} />
          </div>
        )}
      </Group>
      <Group legend="Where">
        <TextField
          form={form}
          name="location"
          label="Location"
          hint="The dock, park or hall."
          required
          className="sm:col-span-2"
        />
        <TextField form={form} name="city" label="City" required />
        <ChoiceField
          form={form}
          name="state"
          label="State"
          none="Not said"
          options={plainOptions(EVENT_STATES)}
        />
        <div className="sm:col-span-2">
          <PlacePin form={form} />
          <ChangedMeanwhile form={form} name="latitude" />
          <LeaveOut
            part="pin"
            label="Take the pin away: the chart shows the middle of the town"
            when={form.values.latitude !== null}
          />
        </div>
        <PlaceClock form={form} />
      </Group>
      <Group legend="Taking part">
        <TextField
          form={form}
          name="price"
          label="Price"
          hint="In your own words, such as Free or $25."
        />
        <TextField
          form={form}
          name="capacity"
          type="number"
          min={1}
          label="Capacity"
          hint={
            form.values.scope === "date"
              ? "People on this date. Empty is without a limit."
              : "People on each date. Empty is without a limit."
          }
        />
        <TextField
          form={form}
          name="ageRestriction"
          label="Age restriction"
          hint="Such as 21 and over."
        />
        <TextField form={form} name="ticketUrl" type="url" label="Ticket link" />
        <FlagField form={form} name="registrationRequired" label="Registration required" />
        <FlagField
          form={form}
          name="weatherDependent"
          label="Weather dependent"
          hint="You can say go or no-go before it starts."
        />
      </Group>
      <Group legend="Organizer">
        <TextField form={form} name="organizer" label="Organizer" required />
        <TextField
          form={form}
          name="contactEmail"
          type="email"
          label="Contact e-mail"
          hint="Shown on the page."
          required
        />
        <TextField form={form} name="contactPhone" type="tel" label="Contact phone" />
        <TextField form={form} name="website" type="url" label="Website" />
      </Group>
      <PictureField form={form} />
    </>
  );
}

function Group({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <fieldset>
      <legend className="mb-3 font-semibold font-serif text-xl">{legend}</legend>
      <div className="grid gap-5 sm:grid-cols-2">{children}</div>
    </fieldset>
  );
}

function PictureField({ form }: FormProps) {
  const problem = form.errors.imageFile ?? form.errors.imageUrl;
  return (
    <div>
      <MediaUploader
        label="Picture"
        hint="JPG, PNG or WebP, up to 10 MB. Without one a drawing stands in its place."
        kinds={["image"]}
        max={1}
        name="imageFile"
        value={form.values.images}
        onChange={(images) => form.change({ images })}
      />
      <ChangedMeanwhile form={form} name="images" />
      <LeaveOut part="picture" label="Take the picture away" when={form.values.images.length > 0} />
      {problem ? (
        <p role="alert" className="mt-2 text-danger text-sm">
          {problem}
        </p>
      ) : null}
    </div>
  );
}
