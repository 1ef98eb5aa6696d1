/** What a cashier types to fill in a ticket of a draw: a bet, its stake and a number of draws (rules 14.1). */
import { MOST_DRAWS_OF_PURCHASE } from '@grandstand/shared-types/games/draw_games'
import { plainFigure } from '@grandstand/shared-types/core/typed_text'
import { parseMoney } from '@grandstand/shared-types/money/parse_money'

export interface DrawBetCode {
  /** The bet as it was typed, in plain signs; each game reads its own. */
  bet: string
  /** Of each bet; null while it is not typed. */
  stakeMinor: number | null
  /** Null while it is not typed. */
  draws: number | null
}

/** `3-7-12*5*2`: a bet for 5.00 in two draws. Null for any other text, and for a stake or draws that no ticket has. */
export function readDrawBetCode(typed: string, language: string): DrawBetCode | null {
  const [bet = '', stake = '', draws = '', ...rest] = plainFigure(typed)
    .split('*')
    .map((part) => part.trim())
  if (bet === '' || rest.length > 0) return null
  const stakeMinor = stake === '' ? null : parseMoney(stake, language)
  if (stake !== '' && (stakeMinor === null || stakeMinor <= 0)) return null
  const isCount = draws === '' || (/^\d{1,2}$/.test(draws) && isDrawCount(Number(draws)))
  return isCount ? { bet, stakeMinor, draws: draws === '' ? null : Number(draws) } : null
}

const isDrawCount = (count: number) => count >= 1 && count <= MOST_DRAWS_OF_PURCHASE

/** The whole numbers of a bet, with any signs of a number pad but `*` between them; null for any other text. */
export const numbersOf = (bet: string): number[] | null =>
  /^\d{1,3}(?:[-+/.,٫٬ ]+\d{1,3})*$/.test(bet) ? bet.split(/\D+/).map(Number) : null

/** `+3`: so many bets by chance; null for any other text. */
export const countByChance = (bet: string): number | null => {
  const [, count] = /^\+ ?(\d{1,3})$/.exec(bet) ?? []
  return count === undefined ? null : Number(count)
}
