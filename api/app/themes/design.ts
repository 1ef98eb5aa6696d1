import {
  DEFAULT_THEME_KEY,
  SHIPPED_THEMES,
  shippedTheme,
} from '@grandstand/shared-types/themes/shipped_themes'
import type { ThemeDesign } from '@grandstand/shared-types/themes/theme'

interface StoredTheme {
  key: string
  siteId: number | null
  design: Partial<ThemeDesign>
}

/**
 * The design of a theme, completed by the default look: a shipped theme's design comes from the code, another's from
 * its row.
 */
export function designOf({ key, siteId, design }: StoredTheme): ThemeDesign {
  const standard = SHIPPED_THEMES[DEFAULT_THEME_KEY].design
  if (siteId === null) return shippedTheme(key)?.design ?? standard
  return {
    ...standard,
    ...design,
    dark: { ...standard.dark, ...design.dark },
    light: { ...standard.light, ...design.light },
    layout: { ...standard.layout, ...design.layout },
    slots: { ...standard.slots, ...design.slots },
  }
}
