/** What the picture says that other sites show beside a link. */
export interface ShareWords {
  title: string;
  /** Above the title. */
  line: string;
}

export const SHARE_WIDTH = 1200;
export const SHARE_HEIGHT = 630;
