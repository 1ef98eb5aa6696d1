/** Themes that every brand has from its beginning. They come from the code; to change one, staff copy it. */
import { broadsheet } from './shipped/broadsheet.ts'
import { floodlight } from './shipped/floodlight.ts'
import { grandstand } from './shipped/grandstand.ts'
import { terrace } from './shipped/terrace.ts'
import type { ThemeDesign } from './theme.ts'

interface ShippedTheme {
  name: string
  design: ThemeDesign
}

export const SHIPPED_THEMES = {
  grandstand: { name: 'Grandstand', design: grandstand },
  terrace: { name: 'Terrace', design: terrace },
  floodlight: { name: 'Floodlight', design: floodlight },
  broadsheet: { name: 'Broadsheet', design: broadsheet },
} as const satisfies Record<string, ShippedTheme>

type ShippedThemeKey = keyof typeof SHIPPED_THEMES
export const SHIPPED_THEME_KEYS = Object.keys(SHIPPED_THEMES) as ShippedThemeKey[]

/** The theme of a brand that has chosen none; also used where another theme cannot be shown. */
export const DEFAULT_THEME_KEY: ShippedThemeKey = 'grandstand'

/** The shipped theme of this key; undefined for any other key. */
export function shippedTheme(key: string): ShippedTheme | undefined {
  const known = SHIPPED_THEME_KEYS.find((name) => name === key)
  return known && SHIPPED_THEMES[known]
}
