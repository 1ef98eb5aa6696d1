/** What a cashier types to sell without a search: the number of a match, the sign of a price, and the stake. */
import { plainTyped } from '@grandstand/shared-types/core/typed_text'
import { parseMoney } from '@grandstand/shared-types/money/parse_money'
import { areSides, signOf } from '../../../odds/signOf.ts'

export interface BetCode {
  matchId: number
  /** The sign of a price in the match's first market (`signOf`); null while it is not typed. */
  sign: string | null
  /** Null while it is not typed, or is no amount above zero. */
  stakeMinor: number | null
}

/** Signs between the parts that a number pad has. */
const PARTS = /^(\d{1,15})(?:[-+*/ ]+(\d{1,2}|[xX])?(?:[-+*/ ]+([\d.,٫٬]*))?)?$/

/** `1234-2-50`: price 2 of match 1234 for 50.00. Null for any other text, such as a team's name. */
export function readBetCode(typed: string, language: string): BetCode | null {
  const [, match, sign, stake = ''] = PARTS.exec(plainTyped(typed)) ?? []
  if (match === undefined) return null
  const stakeMinor = parseMoney(stake, language)
  return {
    matchId: Number(match),
    sign: sign?.toUpperCase() ?? null,
    stakeMinor: stakeMinor !== null && stakeMinor > 0 ? stakeMinor : null,
  }
}

interface Priced {
  key: string
  name?: string | undefined
}

/** A number pad has no X, so it types 0. */
const NO_SIDE = '0'

/** The price that a sign names; undefined when the market has none of it. */
export function outcomeOfSign<O extends Priced>(
  outcomes: readonly O[],
  sign: string
): O | undefined {
  const typed = areSides(outcomes) && sign === NO_SIDE ? 'X' : sign
  return outcomes.find((_, index) => signOf(outcomes, index) === typed)
}
