/** What a cashier types to sell without a search: the number of a match, a price of it, and the stake. */
import { parseMoney } from '@grandstand/shared-types/money/format'

export interface BetCode {
  matchId: number
  /** The place of the price in the match's first market, from 1; null while it is not typed. */
  place: number | null
  /** Null while it is not typed, or is no amount above zero. */
  stakeMinor: number | null
}

/** Signs between the parts that a number pad has. */
const PARTS = /^(\d{1,15})(?:[-+*/ ]+(\d{1,2})?(?:[-+*/ ]+([\d.,]*))?)?$/

/** `1234-2-50`: price 2 of match 1234 for 50.00. Null for any other text, such as a team's name. */
export function readBetCode(typed: string, language: string): BetCode | null {
  const [, match, place, stake = ''] = PARTS.exec(typed.trim()) ?? []
  if (match === undefined) return null
  const stakeMinor = parseMoney(stake, language)
  return {
    matchId: Number(match),
    place: place === undefined ? null : Number(place),
    stakeMinor: stakeMinor !== null && stakeMinor > 0 ? stakeMinor : null,
  }
}
