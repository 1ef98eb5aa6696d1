/** The bets of the form, from a link and back. */
import { withGame } from '@grandstand/shared-types/games/all_games'
import { GAME_CODES, type GameCode } from '@grandstand/shared-types/games/game_codes'
import { objectOf } from '@grandstand/shared-types/games/read'
import type { TFunction } from 'i18next'
import { numberOf, roundOf, type RoundInput } from '../roundInput.ts'
import { fieldsOf } from './betFields.ts'
import { betOf, valuesOf, type BetValues } from './betValues.ts'

/** What the fields show of the bets of a link; none of a link that is no round. */
export function valuesFrom(input: RoundInput, t: TFunction): BetValues[] {
  const round = roundOf(input)
  if (!round) return []
  const about = { code: round.game, round: round.round, values: {}, t }
  return round.bets.map((bet) => valuesOf(fieldsOf(about), bet))
}

/** The bets as the rules and links name them. */
export function betsFrom(
  code: GameCode,
  input: RoundInput,
  bets: readonly BetValues[],
  t: TFunction
): Record<string, unknown>[] {
  const round = numberOf(input.round) ?? 0
  return bets.map((values) => betOf(fieldsOf({ code, round, values, t }), values))
}

/** Whether the rules take each of them. */
export const areBets = (code: GameCode, round: number, bets: readonly unknown[]): boolean =>
  GAME_CODES.includes(code) &&
  bets.every((bet) => withGame(code, (game) => game.readBet({ ...objectOf(bet), round }) !== null))
