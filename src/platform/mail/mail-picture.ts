/** What an `img` in the body points at. */
export const pictureAddress = (name: string): string => `cid:${pictureId(name)}`;

export const pictureId = (name: string): string => `${name}@landfall`;
