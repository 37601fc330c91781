/** Who is asking. Every decision about access is made from this and nothing else. */
export interface Viewer {
  id: string;
  email: string;
  isAdmin: boolean;
  isExpert: boolean;
  /** A temporary password is in use: nothing but choosing one's own is allowed. */
  mustChangePassword: boolean;
}
