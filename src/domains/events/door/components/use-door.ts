import { useEffect, useState, useSyncExternalStore } from "react";
import { createMemoryStore, openDeviceStore } from "../device-store.ts";
import { type DoorSession, openDoorSession } from "../door-session.ts";
import type { DoorState } from "../door-state.ts";

const SYNC_SECONDS = 20;
const NOTHING: DoorState = { roster: null, scans: [], link: "opening" };

interface Door {
  session: DoorSession | null;
  state: DoorState;
  /** The browser keeps nothing: what is not sent is lost when the page is left. */
  isForgetful: boolean;
}

/** The session of one date, kept in step with the server whenever there is a signal. */
export function useDoor(eventId: number, dateId: number): Door {
  const [opened, setOpened] = useState<Omit<Door, "state">>({ session: null, isForgetful: false });
  const { session } = opened;
  useEffect(() => {
    let isLeft = false;
    const begin = (isForgetful: boolean, store = createMemoryStore()) => {
      if (!isLeft) setOpened({ session: openDoorSession({ eventId, dateId }, store), isForgetful });
    };
    openDeviceStore().then(
      (store) => begin(false, store),
      () => begin(true),
    );
    void navigator.storage?.persist?.().catch(() => false);
    return () => {
      isLeft = true;
    };
  }, [eventId, dateId]);
  useEffect(() => {
    if (!session) return;
    const sync = () => void session.sync();
    sync();
    const timer = setInterval(sync, SYNC_SECONDS * 1000);
    window.addEventListener("online", sync);
    return () => {
      clearInterval(timer);
      window.removeEventListener("online", sync);
    };
  }, [session]);
  const state = useSyncExternalStore(
    session?.subscribe ?? never,
    session?.read ?? nothing,
    nothing,
  );
  return { ...opened, state };
}

const never = () => () => undefined;
const nothing = () => NOTHING;
