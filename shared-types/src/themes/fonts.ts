/** Fonts that devices have already, so that nothing is downloaded. */

const EVERY_SCRIPT = "'Noto Sans', 'Noto Sans Arabic', sans-serif"

/** Families in the order in which a device is asked for them. */
export const FONT_FAMILIES = {
  system: `system-ui, 'Segoe UI', Roboto, ${EVERY_SCRIPT}`,
  grotesk: `'Helvetica Neue', Helvetica, Arial, 'Liberation Sans', ${EVERY_SCRIPT}`,
  narrow: `'Roboto Condensed', 'Arial Narrow', 'Liberation Sans Narrow', ${EVERY_SCRIPT}`,
  rounded: `ui-rounded, Nunito, 'Segoe UI', 'Trebuchet MS', ${EVERY_SCRIPT}`,
  serif: `Georgia, 'Noto Serif', 'Liberation Serif', 'Noto Naskh Arabic', serif`,
} as const

export type FontName = keyof typeof FONT_FAMILIES
export const FONT_NAMES = Object.keys(FONT_FAMILIES) as FontName[]
