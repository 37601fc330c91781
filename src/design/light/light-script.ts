import { LIGHT_STORAGE_KEY, THEME_COLORS } from "#src/design/light/light-choice.ts";

/**
 * Runs in <head> before the first paint, so that a remembered Night never flashes white.
 * It changes <html>, which therefore needs suppressHydrationWarning.
 */
export const LIGHT_SCRIPT = `try{var l=localStorage.getItem(${JSON.stringify(LIGHT_STORAGE_KEY)}),c=${JSON.stringify(THEME_COLORS)};if(Object.hasOwn(c,l)){document.documentElement.dataset.light=l;var m=document.createElement("meta");m.name="theme-color";m.dataset.lightFrame="";m.content=c[l];document.head.prepend(m)}}catch(e){}`;
