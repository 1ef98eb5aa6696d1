/** What the bonuses of a brand cost, out of the ledger (right `bonuses.view`). Amounts in minor units of `currency`. */
import type { BonusCategory } from '../../bonuses/categories.ts'
import type { ByLanguage } from '../../languages/by_language.ts'
import type { BonusFigures } from './days.ts'

export interface BonusReportMonth extends BonusFigures {
  /** `YYYY-MM` in the brand's time zone. */
  month: string
}

/** An offer in one currency. */
export interface BonusReportOffer {
  bonusId: number
  titles: ByLanguage
  category: BonusCategory
  currency: string
  /** Of the range. */
  total: BonusFigures
  /** Months of the range in which anything moved, ascending. */
  months: BonusReportMonth[]
  /** What pockets of running bonuses hold now, and what tokens of free bets are worth. */
  openMinor: number
  runningCount: number
}

/** `GET /v1/bonus-report`; without days the last 14, at most 93. */
export interface BonusReport {
  timeZone: string
  from: string
  to: string
  offers: BonusReportOffer[]
}
