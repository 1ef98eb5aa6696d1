/** Shapes of the themes of a brand. */
import type { ThemeLayout } from '../../themes/layout.ts'
import type { ThemeSlots } from '../../themes/slots.ts'
import type { ThemeDesign } from '../../themes/theme.ts'
import type { TransferPresetName } from '../../themes/transfer_presets.ts'

/** A row of `/v1/themes`. */
export interface ThemeRow {
  id: number
  key: string
  name: string
  /** True for a theme that every brand has, which cannot be changed, only copied. */
  isShipped: boolean
  /** True for the theme that the site shows to visitors who have chosen none. */
  isDefault: boolean
  /** Whether players may choose the theme, on a site that allows a choice. */
  isChoosable: boolean
  design: ThemeDesign
  /** The override module that the design names and the built player app lacks; null when nothing is missing. */
  missingModule: string | null
  updatedAt: number
}

/** The theme of a page, as the page itself contains it. */
export interface PageTheme {
  key: string
  /** Path of the stylesheet. */
  href: string
  /** The layout, whose choices are also attributes of the page's root. */
  layout: ThemeLayout
  slots: ThemeSlots
  transfer: TransferPresetName
  overrides: string | null
  logo: string | null
}

/** A theme that the player may choose (`GET /v1/themes/choices`). */
export interface ThemeChoiceView extends PageTheme {
  name: string
  /** Colours of its page, surface, header, prices and accent, for each mode. */
  swatches: Record<'dark' | 'light', string[]>
}

/** Body of `PUT /v1/themes/:id`; absent fields stay unchanged. */
export interface ThemeChanges {
  name?: string
  isChoosable?: boolean
  design?: ThemeDesign
}
