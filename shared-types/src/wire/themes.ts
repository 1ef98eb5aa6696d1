/** Shapes of the themes of a brand. */
import type { ThemeLayout } from '../themes/layout.ts'
import type { ThemeSlots } from '../themes/slots.ts'
import type { ThemeDesign } from '../themes/theme.ts'
import type { TransferPresetName } from '../themes/transfer_presets.ts'

/** A row of `/v1/themes`. */
export interface ThemeRow {
  id: number
  key: string
  name: string
  /** Every brand has it; it is copied to be changed. */
  isShipped: boolean
  /** The site shows it to everybody who has chosen none. */
  isDefault: boolean
  /** Players may choose it, on a site that lets them. */
  isChoosable: boolean
  design: ThemeDesign
  /** The module that the design names, when the player app was built without it; null when all is well. */
  missingModule: string | null
  updatedAt: number
}

/** The theme of a page, as the page itself carries it. */
export interface PageTheme {
  key: string
  /** Path of the stylesheet. */
  href: string
  /** Also the attributes of the page's root. */
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

/** Body of `PUT /v1/themes/:id`; what is absent stays. */
export interface ThemeChanges {
  name?: string
  isChoosable?: boolean
  design?: ThemeDesign
}
