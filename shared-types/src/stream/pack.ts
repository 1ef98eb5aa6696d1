/** Short forms of prices and states for the stream, and the way back. */
import type { BoardMarket } from '../wire/betting/book.ts'
import type { LiveMatch } from '../wire/betting/live.ts'
import type { PackedFacts, PackedPrices } from './frames.ts'

export function packPrices({ id, status, outcomes }: BoardMarket): PackedPrices {
  const packed: [number, BoardMarket['status'], ...number[]] = [id, status]
  for (const { oddsMilli, active } of outcomes) packed.push(active ? oddsMilli : -oddsMilli)
  return packed
}

/** The market with the packed status and prices; the same object when nothing changed. */
export function withPrices(market: BoardMarket, packed: PackedPrices): BoardMarket {
  const [, status, ...odds] = packed
  const isSame =
    status === market.status &&
    market.outcomes.every(
      ({ oddsMilli, active }, i) =>
        odds[i] === undefined || odds[i] === (active ? 1 : -1) * oddsMilli
    )
  if (isSame) return market
  return {
    ...market,
    status,
    outcomes: market.outcomes.map((outcome, i) => {
      const price = odds[i]
      if (price === undefined) return outcome
      const [oddsMilli, active] = [Math.abs(price), price > 0]
      return oddsMilli === outcome.oddsMilli && active === outcome.active
        ? outcome
        : { ...outcome, oddsMilli, active }
    }),
  }
}

type Facts = Pick<
  LiveMatch,
  'status' | 'betStatus' | 'isPaused' | 'silentSince' | 'marketCount' | 'startsAt' | 'state'
>

const SERVING = [null, 'home', 'away'] as const

export function packFacts({ state, ...match }: Facts): PackedFacts {
  const { clock } = state
  return [
    match.status,
    match.betStatus === 'started' ? 1 : 0,
    match.isPaused ? 1 : 0,
    match.marketCount,
    match.startsAt,
    state.score,
    state.periodScores,
    state.gameScore,
    clock && [clock.seconds, clock.isRunning ? 1 : 0, clock.at],
    state.addedMinutes,
    state.periodLengthMinutes,
    state.yellowCards,
    state.redCards,
    state.corners,
    state.serving === null ? 0 : state.serving === 'home' ? 1 : 2,
    match.silentSince ?? 0,
  ]
}

export function unpackFacts(packed: PackedFacts): Facts {
  const clock = packed[8]
  return {
    status: packed[0],
    betStatus: packed[1] === 1 ? 'started' : 'stopped',
    isPaused: packed[2] === 1,
    silentSince: packed[15] || null,
    marketCount: packed[3],
    startsAt: packed[4],
    state: {
      score: packed[5],
      periodScores: packed[6],
      gameScore: packed[7],
      clock: clock && { seconds: clock[0], isRunning: clock[1] === 1, at: clock[2] },
      addedMinutes: packed[9],
      periodLengthMinutes: packed[10],
      yellowCards: packed[11],
      redCards: packed[12],
      corners: packed[13],
      serving: SERVING[packed[14]],
    },
  }
}
