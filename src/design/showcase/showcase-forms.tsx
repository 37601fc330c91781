import { useState } from "react";
import { Field } from "#src/design/form/field.tsx";
import { FormError } from "#src/design/form/form-error.tsx";
import { Checkbox } from "#src/design/primitives/checkbox.tsx";
import { CodeInput } from "#src/design/primitives/code-input.tsx";
import { Input } from "#src/design/primitives/input.tsx";
import { Figures } from "#src/design/primitives/names.tsx";
import { NativeSelect } from "#src/design/primitives/native-select.tsx";
import { PasswordInput } from "#src/design/primitives/password-input.tsx";
import { Radio, RadioGroup } from "#src/design/primitives/radio-group.tsx";
import { Select } from "#src/design/primitives/select.tsx";
import { Slider } from "#src/design/primitives/slider.tsx";
import { Switch } from "#src/design/primitives/switch.tsx";
import { Textarea } from "#src/design/primitives/textarea.tsx";

const BOTTOMS = [
  { value: "mud", label: "Mud" },
  { value: "sand", label: "Sand" },
  { value: "rock", label: "Rock" },
];

export function Entries() {
  return (
    <div className="space-y-5">
      <FormError message="The depth could not be sent. What you typed is kept." />
      <Field label="E-mail" required hint="Only for questions about your report.">
        {(control) => <Input {...control} type="email" autoComplete="email" />}
      </Field>
      <Field label="Depth" error="Give a depth between 0 and 999 ft." required>
        {(control) => <Input {...control} figures inputMode="decimal" defaultValue="-4" />}
      </Field>
      <Field label="Password" aside="at least 6 characters">
        {(control) => <PasswordInput {...control} defaultValue="lead line" />}
      </Field>
      <Field label="Code from the mail">{(control) => <CodeInput {...control} />}</Field>
      <Field label="Notes" hint="What should the next one know?">
        {(control) => <Textarea {...control} />}
      </Field>
      <Field label="Not to be changed">
        {(control) => <Input {...control} disabled defaultValue="WGS 84" />}
      </Field>
    </div>
  );
}

export function Choices() {
  const [radius, setRadius] = useState(10);
  const [tide, setTide] = useState("low");
  const [berth, setBerth] = useState("slip");
  return (
    <div className="space-y-5">
      <Field label="Bottom" required>
        {(control) => <Select {...control} options={BOTTOMS} placeholder="Choose a bottom" />}
      </Field>
      <Field label="Holding" hint="The browser's own list">
        {(control) => <NativeSelect {...control} options={BOTTOMS} placeholder="Any" />}
      </Field>
      <Field label="State of the tide">
        {(control) => (
          <RadioGroup {...control} value={tide} onValueChange={setTide}>
            <Radio value="low" label="Low water" hint="Within an hour of it" />
            <Radio value="high" label="High water" />
            <Radio value="none" label="Not known" disabled />
          </RadioGroup>
        )}
      </Field>
      <RadioGroup aria-label="Berth" value={berth} onValueChange={setBerth} className="gap-3">
        <Radio variant="card" value="slip" label="Slip" hint="Alongside, with power" />
        <Radio variant="card" value="buoy" label="Mooring buoy" hint="Swinging, with a launch" />
      </RadioGroup>
      <Field label="Radius" aside={<Figures>{radius} mi</Figures>}>
        {(control) => (
          <Slider
            {...control}
            min={1}
            max={50}
            value={radius}
            onValueChange={setRadius}
            valueText={(value) => `${value} miles`}
          />
        )}
      </Field>
      <div>
        <Checkbox label="Fuel dock" hint="Gas or diesel" defaultChecked />
        <Checkbox label="Pump-out" />
        <Checkbox label="Some of them" checked="indeterminate" />
      </div>
      <Switch label="Tell me about changes" defaultChecked />
      <Switch label="Only in daylight" />
    </div>
  );
}
