/** What an offer cost by day, out of the ledger (right `bonuses.view`). Amounts in minor units of `currency`. */

/** What happened to the grants of an offer. A correction of an earlier day may bring a figure below 0. */
export interface BonusFigures {
  grantCount: number
  /** What the house's account `bonuses` gave: into pockets, and as stakes of free bets. */
  grantedMinor: number
  /** Stakes that counted. */
  countedMinor: number
  /** What became cash of players: out of pockets, and as wins of free bets. */
  convertedMinor: number
  /** What came back to `bonuses`: forfeited, expired, above the highest conversion, and stakes of free bets. */
  returnedMinor: number
  /** Granted less returned. */
  costMinor: number
}

export interface BonusDay extends BonusFigures {
  /** `YYYY-MM-DD` in the brand's time zone. */
  day: string
}

/** `GET /v1/bonuses/:id/days`; without days the last 14, at most 93. */
export interface BonusDays {
  timeZone: string
  from: string
  to: string
  /** That of the terms in force first; others only where earlier versions gave in them. */
  currencies: {
    currency: string
    /** Every day of the range, ascending. */
    days: BonusDay[]
    total: BonusFigures
  }[]
}
