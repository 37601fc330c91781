export interface Viewer {
  firstName: string | null;
  email: string;
  profileImageUrl: string | null;
}

export type ViewerState =
  | { status: "loading" }
  | { status: "anonymous" }
  | { status: "authenticated"; user: Viewer };
