import type { Viewer } from "#src/shared/viewer.ts";

/** An organizer or an administrator at work, with the key that uploads are counted by. */
export interface Organizing {
  viewer: Viewer;
  senderKey: string;
}
