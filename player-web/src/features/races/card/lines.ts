/** The rows of a race card: each runner with its price, in the order that the player chose. */
import type { FinishOutcome } from '@grandstand/shared-types/racing/finish/order'
import type {
  BoardMarket,
  BoardMatch,
  BoardOutcome,
} from '@grandstand/shared-types/wire/betting/book'
import type { BoardRace, BoardRunner } from '@grandstand/shared-types/wire/betting/races'

export const ORDERS = ['byNumber', 'byPrice', 'byFinish'] as const
export type CardOrder = (typeof ORDERS)[number]

export interface CardLine {
  runner: BoardRunner
  /** Undefined where no price of the runner is shown. */
  outcome: BoardOutcome | undefined
}

/** The market whose outcomes are the runners; undefined while none is open. */
export const marketOfRunners = (match: BoardMatch | undefined): BoardMarket | undefined =>
  match?.markets.find(({ outcomes }) => outcomes.some(({ name }) => name !== undefined))

/** The orders in which the card can be read: that of the finish once it is known, else that of the prices. */
export const ordersOf = (race: BoardRace): readonly CardOrder[] =>
  race.runners.some(({ finish }) => finish) ? ['byFinish', 'byNumber'] : ['byNumber', 'byPrice']

export function linesOf(
  { runners }: BoardRace,
  market: BoardMarket | undefined,
  order: CardOrder
): CardLine[] {
  const outcomes = new Map(market?.outcomes.map((outcome) => [outcome.key, outcome]))
  const rank = { byNumber: () => 0, byPrice: priceOf, byFinish: placeOf }[order]
  return runners
    .map((runner) => ({
      runner,
      outcome: runner.status === 'declared' ? outcomes.get(String(runner.number)) : undefined,
    }))
    .sort((a, b) => rank(a) - rank(b) || a.runner.number - b.runner.number)
}

const LAST = Number.MAX_SAFE_INTEGER

const priceOf = ({ outcome }: CardLine): number => (outcome?.active ? outcome.oddsMilli : LAST)

/** Behind those with a position. */
const UNPLACED: Readonly<Record<FinishOutcome, number>> = {
  finished: 0,
  unplaced: 1,
  didNotFinish: 2,
  disqualified: 3,
}
const MOST_RUNNERS = 1000

function placeOf({ runner: { finish } }: CardLine): number {
  if (!finish) return LAST
  return finish.finishingPosition ?? MOST_RUNNERS + UNPLACED[finish.outcome]
}

/** How a position reads: `=2` where several runners share it. */
export function positionText(race: BoardRace, position: number): string {
  const shared = race.runners.filter(({ finish }) => finish?.finishingPosition === position)
  return shared.length > 1 ? `=${position}` : String(position)
}
