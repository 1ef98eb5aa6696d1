/** The look of a brand as data (docs/themes.md). */
import type { Mode, ModeColours } from './colours.ts'
import type { FontName } from './fonts.ts'
import type { ThemeLayout } from './layout.ts'
import type { ThemeSlots } from './slots.ts'
import type { TransferPresetName } from './transfer_presets.ts'

export interface ThemeDesign extends Record<Mode, ModeColours> {
  fonts: { text: FontName; titles: FontName }
  /** Addresses of pictures (`isWebAddress`); null shows the name of the brand, and no picture behind the page. */
  logo: string | null
  background: string | null
  layout: ThemeLayout
  slots: ThemeSlots
  /** The form of the transfer request. */
  transfer: TransferPresetName
  /** Folder of the player app's module that replaces blocks, `themes/<overrides>/overrides.ts`; null means none. */
  overrides: string | null
}

/** The key of a theme, as the player's cookie contains it. */
export const THEME_KEY_FORM = /^[a-z][a-z0-9-]{1,39}$/
export const THEME_NAME_LENGTH = { min: 2, max: 60 }

/** The cookie that holds the key of the theme that a player has chosen, and how long it is kept. */
export const THEME_COOKIE = 'theme'
export const THEME_COOKIE_DAYS = 365

/** The event by which the back office sends the parts of an unsaved design to a framed page of the player app. */
export const THEME_EVENT = 'grandstand:theme'
