/** Races as staff make and settle them over the API. */
import { randomUUID } from 'node:crypto'
import { expect } from '@playwright/test'
import { SPORT_IDS } from '@grandstand/shared-types/catalogue/sports'
import { RACE_WINNER } from '@grandstand/shared-types/markets/table/races'
import { ORDER_MARKETS } from '@grandstand/shared-types/markets/model/order_market'
import type { BoardMatchDetail } from '@grandstand/shared-types/wire/betting/book'
import type { MarketRow, MatchRow } from '@grandstand/shared-types/wire/betting/catalogue'
import type { Actor } from './accounts.ts'

const MINUTE_MS = 60_000

export interface RaceMade {
  id: number
  marketId: number
  name: string
  meeting: string
  startsAt: number
}

interface RaceAsked {
  meeting: string
  name: string
  inMinutes: number
  /** Of the runners by number. */
  names: readonly string[]
  /** In thousandths. */
  prices: readonly number[]
  /** Of horses where it is absent. */
  kind?: 'motorSport'
}

const COLOURS = [
  'sarı, kırmızı yıldız',
  'lacivert',
  'yeşil, beyaz çizgili',
  'kırmızı',
  'mor, sarı bantlı',
  'turuncu, siyah kuşak',
  'beyaz, siyah puanlı',
  'bordo, mavi parçalı',
]
const FORMS = ['112-31', '1121', '3-2412', '24F1', '5531', '0-41', '6P32', '1-1']

/** A race of horses, or of cars, at a meeting of its own, on the board. */
export async function makeRace(admin: Actor, asked: RaceAsked): Promise<RaceMade> {
  const { meeting, inMinutes, names, prices } = asked
  const tag = randomUUID().slice(0, 4)
  const name = `${asked.name} ${tag}`
  const sportId = asked.kind ? SPORT_IDS.motorSport : SPORT_IDS.horseRacing
  const { id: categoryId } = await admin.post<{ id: number }>('/v1/categories', {
    name: `Türkiye ${tag}`,
    sportId,
  })
  const { id: tournamentId } = await admin.post<{ id: number }>('/v1/tournaments', {
    name: meeting,
    categoryId,
  })
  const startsAt = Date.now() + inMinutes * MINUTE_MS
  const { id } = await admin.post<MatchRow>('/v1/races', {
    tournamentId,
    name,
    startsAt,
    kind: asked.kind ?? 'horses',
    runners: names.map((runner, at) => ({
      number: at + 1,
      name: runner,
      card: asked.kind
        ? { draw: at + 1, trainer: `Team ${(at % 4) + 1}` }
        : {
            draw: ((at * 3) % names.length) + 1,
            jockey: ['H. Karataş', 'G. Kocakaya', 'A. Çelik', 'M. Kaya'][at % 4],
            trainer: ['S. Boyraz', 'Ö. Yıldırım'][at % 2],
            form: FORMS[at % FORMS.length],
            weightGrams: 56_000 + at * 500,
            age: 4 + (at % 3),
            colours: COLOURS[at % COLOURS.length],
          },
    })),
  })
  const { id: marketId } = await admin.post<MarketRow>('/v1/markets', {
    matchId: id,
    marketTypeId: RACE_WINNER,
    isMainLine: true,
    outcomes: prices.map((oddsMilli, at) => ({ key: String(at + 1), oddsMilli })),
  })
  // the board takes a market up a moment after it was opened
  await expect
    .poll(async () => (await raceOnBoard(admin, id)).markets[0]?.outcomes.length)
    .toBe(names.length)
  return { id, marketId, name, meeting, startsAt }
}

const raceOnBoard = async (actor: Actor, id: number): Promise<Pick<BoardMatchDetail, 'markets'>> =>
  actor.get<BoardMatchDetail>(`/v1/board/matches/${id}`).catch(() => ({ markets: [] }))

/** Opens a market to be placed; prices by number of the runner, from 1. */
export async function openPlaces(
  admin: Actor,
  { id }: RaceMade,
  marketTypeId: number,
  prices: readonly number[]
): Promise<{ marketId: number }> {
  const { id: marketId } = await admin.post<MarketRow>('/v1/markets', {
    matchId: id,
    marketTypeId,
    outcomes: prices.map((oddsMilli, at) => ({ key: String(at + 1), oddsMilli })),
  })
  await expect.poll(async () => (await raceOnBoard(admin, id)).markets.length).toBe(2)
  return { marketId }
}

/** Opens a market of any other type; prices in thousandths by outcome key. */
export const openMarket = (
  admin: Actor,
  { id }: RaceMade,
  marketTypeId: number,
  prices: Readonly<Record<string, number>>,
  specifier = ''
) =>
  admin.post<MarketRow>('/v1/markets', {
    matchId: id,
    marketTypeId,
    specifier,
    outcomes: Object.entries(prices).map(([key, oddsMilli]) => ({ key, oddsMilli })),
  })

/** Opens the markets on the first runners in order, at prices that follow from those to win. */
export async function openOrders(admin: Actor, { id }: RaceMade): Promise<void> {
  for (const marketTypeId of ORDER_MARKETS) {
    await admin.post<MarketRow>('/v1/markets', { matchId: id, marketTypeId, outcomes: [] })
  }
  await expect
    .poll(async () => (await raceOnBoard(admin, id)).markets.length)
    .toBe(1 + ORDER_MARKETS.length)
}

/** Opens the bets again, as staff do after they have priced the runners anew. */
export const reopen = (admin: Actor, { marketId }: Pick<RaceMade, 'marketId'>) =>
  admin.put(`/v1/markets/${marketId}`, { status: 1 })

/**
 * Enters the order of finish: the runners by number, the winner first; the others are unplaced. `startingPrices` in thousandths,
 * of the runners by number from 1.
 */
export const enterFinish = (
  admin: Actor,
  { id }: RaceMade,
  numbers: readonly number[],
  startingPrices: readonly number[] = []
) =>
  admin.post(`/v1/matches/${id}/results`, {
    basedOnRevision: 0,
    beforeStart: true,
    facts: {
      status: 'ended',
      race: {
        status: 'ran',
        order: numbers.map((runner, at) => ({
          runner,
          outcome: 'finished',
          finishingPosition: at + 1,
        })),
        startingPrices: startingPrices.map((oddsMilli, at) => ({ runner: at + 1, oddsMilli })),
      },
    },
  })
