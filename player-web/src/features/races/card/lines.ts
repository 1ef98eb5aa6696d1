/** The rows of a race card: the runners in the order that the player chose, and their prices. */
import type { FinishOutcome } from '@grandstand/shared-types/racing/finish/order'
import type {
  BoardMarket,
  BoardMatch,
  BoardOutcome,
} from '@grandstand/shared-types/wire/betting/book'
import type { BoardRace, BoardRunner } from '@grandstand/shared-types/wire/betting/races'
import { isOnCard } from '../../../odds/isOnCard.ts'

export const ORDERS = ['byNumber', 'byPrice', 'byFinish'] as const
export type CardOrder = (typeof ORDERS)[number]

/** The markets whose outcomes are the runners, in the order of the board: to win first. */
export const marketsOfRunners = (match: BoardMatch | undefined): BoardMarket[] =>
  (match?.markets ?? []).filter(isOnCard)

/** Outcomes beside the runners, such as that nobody retires. */
export const othersIn = ({ outcomes }: BoardMarket): BoardOutcome[] =>
  outcomes.filter(({ name }) => name === undefined)

/** Undefined where no price of the runner is shown. */
export const outcomeOf = (
  market: BoardMarket | undefined,
  { number, status }: BoardRunner
): BoardOutcome | undefined =>
  status === 'declared' ? market?.outcomes.find(({ key }) => key === String(number)) : undefined

/** The orders in which the card can be read: that of the finish once it is known, else that of the prices. Teams have no numbers. */
export function ordersOf({ runners, kind }: BoardRace): readonly CardOrder[] {
  const isRun = runners.some(({ finish }) => finish)
  if (kind === 'season') return [isRun ? 'byFinish' : 'byPrice']
  return isRun ? ['byFinish', 'byNumber'] : ['byNumber', 'byPrice']
}

/** By price means by that in the market. */
export function runnersIn(
  order: CardOrder,
  { runners }: BoardRace,
  market: BoardMarket | undefined
): BoardRunner[] {
  const priceOf = (runner: BoardRunner) => {
    const outcome = outcomeOf(market, runner)
    return outcome?.active ? outcome.oddsMilli : LAST
  }
  const rank = { byNumber: () => 0, byPrice: priceOf, byFinish: placeOf }[order]
  return runners.toSorted((a, b) => rank(a) - rank(b) || a.number - b.number)
}

const LAST = Number.MAX_SAFE_INTEGER

/** Behind those with a position. */
const UNPLACED: Readonly<Record<FinishOutcome, number>> = {
  finished: 0,
  unplaced: 1,
  didNotFinish: 2,
  disqualified: 3,
}
const MOST_RUNNERS = 1000

function placeOf({ finish }: BoardRunner): number {
  if (!finish) return LAST
  return finish.finishingPosition ?? MOST_RUNNERS + UNPLACED[finish.outcome]
}

/** How a position reads: `=2` where several runners share it. */
export function positionText(race: BoardRace, position: number): string {
  const shared = race.runners.filter(({ finish }) => finish?.finishingPosition === position)
  return shared.length > 1 ? `=${position}` : String(position)
}
