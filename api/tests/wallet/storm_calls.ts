/**
 * The calls of a storm: rounds of several bets with their wins, some bets rolled back, some jackpots and ends of rounds; each
 * call comes 1 to 5 times, and those of a round in any order. From a seed.
 */
import type { generator } from '#tests/support/random'
import type { Fields } from '#tests/wallet/wallet_support'

export interface StormCall {
  kind: 'bet' | 'win' | 'rollback' | 'end-round'
  playerId: number
  transactionId: string
  /** The bet of a win, or that is rolled back. */
  betTransactionId: string | null
  amountMinor: number
  body: string
}

interface Seat {
  playerId: number
  sessionToken: string
}

const MOST_COPIES = 5
const MOST_BETS = 3

type Random = ReturnType<typeof generator>

export function stormOf(seats: readonly Seat[], rounds: number, random: Random): StormCall[] {
  const all = seats.flatMap((seat) =>
    Array.from({ length: rounds }, (_, number) => shuffled(roundOf(seat, number, random), random))
  )
  return shuffled(all, random).flat()
}

function roundOf({ playerId, sessionToken }: Seat, number: number, random: Random): StormCall[] {
  const roundId = `r${playerId}-${number}`
  const common = { gameCode: 'test_slot', roundId, currency: 'TRY' }
  const call = (
    kind: StormCall['kind'],
    transactionId: string,
    amountMinor: number,
    fields: Fields & { betTransactionId?: string }
  ): StormCall => ({
    kind,
    playerId,
    transactionId,
    betTransactionId: fields.betTransactionId ?? null,
    amountMinor,
    body: JSON.stringify({
      ...common,
      transactionId,
      ...(kind === 'bet' ? { sessionToken } : { playerId }),
      ...(kind !== 'end-round' && kind !== 'rollback' && { amountMinor }),
      ...fields,
    }),
  })
  const calls = Array.from({ length: 1 + random(MOST_BETS) }, (_, index) => {
    const bet = `${roundId}-b${index}`
    const stakeMinor = 1 + random(5_000)
    const wonMinor = random(3) === 0 ? 0 : random(9_000)
    return [
      call('bet', bet, stakeMinor, {}),
      // a win of nothing would close the round before its other bets
      ...(wonMinor === 0
        ? []
        : [call('win', `${bet}-w`, wonMinor, { betTransactionId: bet, roundClosed: false })]),
      ...(random(4) === 0 ? [call('rollback', `${bet}-x`, 0, { betTransactionId: bet })] : []),
    ]
  }).flat()
  const jackpot = call('win', `${roundId}-j`, 1 + random(500), { kind: 'jackpot' })
  if (random(10) === 0) calls.push(jackpot)
  if (random(3) === 0) calls.push(call('end-round', `${roundId}-e`, 0, {}))
  return calls.flatMap((one) => Array.from({ length: 1 + random(MOST_COPIES) }, () => one))
}

function shuffled<T>(items: readonly T[], random: Random): T[] {
  const placed = items.map((item) => ({ item, place: random(1_000_000) }))
  return placed.toSorted((a, b) => a.place - b.place).map(({ item }) => item)
}
