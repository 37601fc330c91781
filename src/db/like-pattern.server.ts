/** For `like` and `ilike`: the text anywhere, and nothing in it means more than itself. */
export const containing = (text: string): string => `%${text.replaceAll(/[\\%_]/g, "\\$&")}%`;
