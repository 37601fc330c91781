import { type CallPath, callPath } from "./call-path.ts";
import type { Calls, CallsOf, DeclaredCall, GivenTo } from "./declared-call.ts";
import type { ErrorBody } from "./errors.ts";
import { RequestError } from "./http.ts";

export interface FileWatch {
  onProgress: (sentBytes: number) => void;
  /** Taking the file out ends the call. */
  signal: AbortSignal;
}

/** Without an answer the call has this status. */
const NO_ANSWER = 0;
/** A line that says nothing for so long is dead, even where the browser has not noticed. */
const SILENCE_MILLISECONDS = 5 * 60_000;

type FileName<All extends Calls> = {
  [Name in keyof All]: All[Name]["body"] extends Blob ? Name : never;
}[keyof All];

type SendFile<All extends Calls> = <Name extends FileName<All>>(
  name: Name,
  given: GivenTo<All[Name]>,
  watch: FileWatch,
) => Promise<All[Name]["answer"]>;

/** The calls among these routes whose body is a file, sent while someone watches. */
export const fileCallsOf = <Routes>() => sendFile as unknown as SendFile<CallsOf<Routes>>;

/** `fetch` tells nothing about how much was sent; this is the one call that needs to know. */
function sendFile(
  name: DeclaredCall["name"],
  { body: file, ...place }: CallPath & { body: Blob },
  watch: FileWatch,
): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const sending = new XMLHttpRequest();
    const stop = () => sending.abort();
    const silence = watchSilence(stop);
    const settle = (end: () => void) => {
      silence.end();
      watch.signal.removeEventListener("abort", stop);
      window.removeEventListener("offline", stop);
      end();
    };
    const lose = () => settle(() => reject(new RequestError(NO_ANSWER, "", { message: LOST })));
    sending.open(...callPath(name, place));
    sending.setRequestHeader("X-Requested-With", "XMLHttpRequest");
    sending.setRequestHeader("Content-Type", "application/octet-stream");
    sending.upload.onprogress = ({ loaded }) => {
      silence.restart();
      watch.onProgress(Math.min(loaded, file.size));
    };
    sending.onerror = lose;
    sending.onabort = lose;
    sending.onload = () => settle(() => answer(sending, resolve, reject));
    watch.signal.addEventListener("abort", stop);
    window.addEventListener("offline", stop);
    sending.send(file);
  });
}

const LOST = "The connection was lost. Please try again.";

function answer(
  { status, responseText }: XMLHttpRequest,
  resolve: (answer: unknown) => void,
  reject: (error: RequestError) => void,
): void {
  const body = parse(responseText);
  if (status >= 200 && status < 300) resolve(body);
  else reject(new RequestError(status, responseText, body as Partial<ErrorBody>));
}

function watchSilence(onSilence: () => void) {
  let timer = setTimeout(onSilence, SILENCE_MILLISECONDS);
  return {
    restart: () => {
      clearTimeout(timer);
      timer = setTimeout(onSilence, SILENCE_MILLISECONDS);
    },
    end: () => clearTimeout(timer),
  };
}

/** A proxy in between may answer with something else. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text) ?? {};
  } catch {
    return {};
  }
}
