/** What staff write for players. */
import type { Translated } from '../../languages/by_language.ts'
import type { SiteLanguage } from '../../languages/table.ts'

/** Pages that every brand has, by the number in their address (rules 9.1). */
export const INFO_PAGES = [5, 6, 7, 9, 10] as const
export type InfoPage = (typeof INFO_PAGES)[number]

export const isInfoPage = (number: number): number is InfoPage =>
  INFO_PAGES.some((page) => page === number)

export const MOST_TITLE_LENGTH = 120
/** Of the HTML of a page or promotion, in characters. */
export const MOST_BODY_LENGTH = 60_000

export interface PageText {
  title: string
  /** HTML, cleaned. */
  body: string
}

/** A row of `/v1/pages`. */
export interface PageRow {
  id: number
  /** The number in its address, `page/{number}`. */
  number: number
  /** In the brand's language. */
  title: string
  texts: Translated<PageText>
  isShown: boolean
  updatedAt: number
}

/** A page as players read it, `GET /v1/content/pages/:id`. */
export interface PageView extends PageText {
  id: number
  /** Code of the language in which it is written. */
  language: string
}

/** Pages that can show banners, by their first path. */
export const BANNER_PAGES = [
  'home',
  'sports',
  'livebets',
  'casino',
  'livecasino',
  'bingo',
  'tvgames',
  'virtualgames',
] as const
export type BannerPage = (typeof BANNER_PAGES)[number]

/** `top`: slides above the page; `bottom`: side by side below it. */
export const BANNER_POSITIONS = ['top', 'bottom'] as const
export type BannerPosition = (typeof BANNER_POSITIONS)[number]

/** What stands over the picture of a banner. */
export interface BannerText {
  headline: string
  /** What the button over the picture says; empty: no button. */
  button: string
}

/** Most characters of a headline and of a button over a picture. */
export const BANNER_LENGTH = { headline: 70, button: 24 } as const

/** What staff set of a banner, beside its texts and when it is shown. */
interface Banner {
  id: number
  title: string
  page: BannerPage
  position: BannerPosition
  /** Null: in every language. */
  language: SiteLanguage | null
  picture: string
  phonePicture: string | null
  /** `https`, or a path of the site. */
  link: string | null
}

/** A banner as players see it, `GET /v1/content/banners`. */
export interface BannerView extends Banner {
  /** Width by height of the picture, and of the one that phones show, such as `1600 / 400`. */
  ratio: string
  phoneRatio: string
  /** In the language asked for or the next best one; null: the picture stands alone. */
  text: BannerText | null
}

/** When something is shown; null is no bound. */
interface ShownWhile {
  startsAt: number | null
  endsAt: number | null
  /** Ascending. */
  listOrder: number
  isShown: boolean
}

/** A row of `/v1/banners`. */
export interface BannerRow extends Banner, ShownWhile {
  texts: Translated<BannerText> | null
}

/** A row of `/v1/promotions`. */
export interface PromotionRow extends ShownWhile {
  id: number
  /** In the brand's language. */
  title: string
  texts: Translated<PageText>
  picture: string | null
}

/** A promotion in a list of players, `GET /v1/content/promotions`. */
export interface PromotionCard {
  id: number
  title: string
  picture: string | null
  endsAt: number | null
}

/** A promotion as players read it, `GET /v1/content/promotions/:id`. */
export interface PromotionView extends PromotionCard, PageText {
  startsAt: number | null
  /** Code of the language in which it is written. */
  language: string
}

/** A TV channel of a match, `GET /v1/content/matches/:id/channels`. */
export interface ChannelView {
  name: string
  /** `https`, or a path of the site. */
  link: string | null
}

/** A row of `/v1/channels`. */
export interface ChannelRow extends ChannelView {
  id: number
  matchId: number
}
