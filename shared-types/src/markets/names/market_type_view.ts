/** A market type with its names in one language, as sent to the apps. */
import type { MarketGroup } from '../model/market_group.ts'

/** `GET /v1/board/market-types?lang=`: names and order of markets; `fillMarketName` fills their placeholders. */
export interface MarketTypeView {
  id: number
  key: string
  name: string
  /** Short column head for the match list. */
  shortName: string
  /** Tab on the match page. */
  group: MarketGroup
  listOrder: number
  /** Sports in whose match list this type is shown inline, in this order. */
  mainForSports: number[]
  outcomes: { key: string; name: string; shortName: string }[]
}
