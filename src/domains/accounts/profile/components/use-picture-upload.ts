import { useEffect, useRef, useState } from "react";
import { useChangePicture } from "../client.ts";

/** One's picture on its way: how far it is, and the chosen file until it has arrived. */
export function usePictureUpload(onSaved: () => void) {
  const change = useChangePicture();
  const [file, setFile] = useState<File | null>(null);
  const [percent, setPercent] = useState(0);
  const [isLost, setLost] = useState(false);
  const sending = useRef(new AbortController());

  useEffect(() => () => sending.current.abort(), []);

  const send = (next: File) => {
    sending.current.abort();
    sending.current = new AbortController();
    setFile(next);
    setPercent(0);
    setLost(false);
    const { signal } = sending.current;
    change.mutate(
      {
        file: next,
        signal,
        onProgress: (sentBytes) => {
          setLost(false);
          setPercent(Math.floor((sentBytes / next.size) * 100));
        },
        onLost: () => setLost(true),
      },
      {
        onSuccess: () => {
          setFile(null);
          onSaved();
        },
      },
    );
  };

  return {
    file,
    send,
    retry: () => file && send(file),
    /** Takes the file out, whether it is on its way or was refused. */
    discard: () => {
      sending.current.abort();
      change.reset();
      setFile(null);
    },
    percent,
    isLost,
    isSending: change.isPending,
    error: change.error,
  };
}
