import { LocateFixed, SendHorizontal, Square } from "lucide-react";
import type { KeyboardEvent, RefObject } from "react";
import { Button } from "#src/design/primitives/button.tsx";
import { CONTROL } from "#src/design/primitives/control-styles.ts";
import { useDevicePosition } from "#src/domains/places/components/use-device-position.ts";
import type { ChatRequest } from "../contract.ts";
import { MESSAGE_MAX_LENGTH } from "../limits-contract.ts";

interface ChatFormProps {
  input: RefObject<HTMLTextAreaElement | null>;
  draft: string;
  isAsking: boolean;
  onType: (draft: string) => void;
  onSend: () => void;
  onStop: () => void;
  location: ChatRequest["location"];
  onLocate: (location: ChatRequest["location"]) => void;
}

const rounded = (degrees: number): number => Number(degrees.toFixed(4));

export function ChatForm(props: ChatFormProps) {
  const { input, draft, isAsking, onType, onSend, onStop, location, onLocate } = props;
  const { ask, isAsking: isLocating } = useDevicePosition(({ latitude, longitude }) =>
    onLocate({ lat: rounded(latitude), lng: rounded(longitude) }),
  );
  const sendByEnter = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    onSend();
  };
  return (
    <form
      method="dialog"
      onSubmit={(event) => {
        event.preventDefault();
        onSend();
      }}
      className="flex flex-col gap-2 border-line border-t px-4 py-3"
    >
      <label htmlFor="chat-message" className="font-semibold">
        Your question
      </label>
      <div className="flex items-end gap-2">
        <textarea
          ref={input}
          id="chat-message"
          rows={1}
          maxLength={MESSAGE_MAX_LENGTH}
          value={draft}
          onChange={({ target }) => onType(target.value)}
          onKeyDown={sendByEnter}
          className={`${CONTROL} field-sizing-content max-h-32 resize-none`}
        />
        {isAsking ? (
          <Button variant="secondary" size="icon" aria-label="Stop" onClick={onStop}>
            <Square aria-hidden />
          </Button>
        ) : (
          <Button type="submit" size="icon" aria-label="Send">
            <SendHorizontal aria-hidden />
          </Button>
        )}
      </div>
      <Button
        variant="quiet"
        size="sm"
        className="self-start"
        pending={isLocating}
        aria-pressed={Boolean(location)}
        onClick={() => (location ? onLocate(null) : ask())}
      >
        <LocateFixed aria-hidden /> {location ? "Position is shared" : "Share my position"}
      </Button>
    </form>
  );
}
