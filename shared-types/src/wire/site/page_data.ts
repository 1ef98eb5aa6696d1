/** The first data of the player app, inside the page that the server makes for the brand. */
import type { BannerView, PromotionCard } from './content.ts'
import type { SettingsAnswer } from './sites.ts'
import type { PageTheme } from './themes.ts'
import type { OwnTexts } from './translations.ts'

/** The id of the element that contains the data as JSON. */
export const PAGE_DATA_ID = 'page-data'
/** The id of the template with the message of an app that cannot start. */
export const NOT_STARTED_ID = 'not-started'

export interface PageData {
  /** Code of the language that the page is in. */
  language: string
  settings: SettingsAnswer
  theme?: PageTheme
  /** With their texts in this language; absent where the brand shows neither banners nor special banners. */
  banners?: BannerView[]
  /** Those that run now, in this language; absent where the theme places none on its home page of blocks. */
  promotions?: PromotionCard[]
  /** The brand's own texts in this language; left out where it has none. */
  texts?: OwnTexts
}
