/** Some letters and signs show nothing, like spaces and marks of direction. */
const SHOWN = /(?![\p{Default_Ignorable_Code_Point}\u2800])[\p{L}\p{N}\p{P}\p{S}]/u;

export const showsSomething = (text: string): boolean => SHOWN.test(text);
