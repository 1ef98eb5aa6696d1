import { numbersOf } from '../data/drawBetCode.ts'
import type { RacePick } from '../data/picks.ts'

/** Bets on one runner, by the sign behind its number. */
const KINDS = new Map<string, RacePick['kind']>([
  ['', 'win'],
  ['+', 'place'],
  ['/', 'eachWay'],
])

/**
 * The bet of a code on a race of `runners`: `5` to win, `5+` for a place, `5/` each way, `5-2` on the first two in order. Null for
 * a bet that the race does not have.
 */
export function betOfCode(bet: string, runners: number): RacePick | null {
  const isRunner = (number: number | undefined): number is number =>
    number !== undefined && number >= 1 && number <= runners
  const [, one, sign = ''] = /^(\d{1,3}) ?([+/]?)$/.exec(bet) ?? []
  const kind = KINDS.get(sign)
  if (one !== undefined && kind) return isRunner(Number(one)) ? { kind, runner: Number(one) } : null
  const [runner, second, ...rest] = numbersOf(bet) ?? []
  const isForecast = isRunner(runner) && isRunner(second) && runner !== second && rest.length === 0
  return isForecast ? { kind: 'forecast', runner, second } : null
}
