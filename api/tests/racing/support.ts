/** Races as staff enter them over HTTP, bets on them, and their orders of finish. */
import { randomUUID } from 'node:crypto'
import db from '@adonisjs/lucid/services/db'
import { RACE_WINNER } from '@grandstand/shared-types/markets/table/races'
import { SPORT_IDS } from '@grandstand/shared-types/catalogue/sports'
import type { FieldKind } from '@grandstand/shared-types/racing/field/runner'
import type { OrderEntry } from '@grandstand/shared-types/racing/finish/order'
import type { RaceResult } from '@grandstand/shared-types/racing/finish/race_result'
import type { BoardMarket } from '@grandstand/shared-types/wire/betting/book'
import type {
  MarketRow,
  MatchRow,
  OutcomeRow,
} from '@grandstand/shared-types/wire/betting/catalogue'
import type { CouponView } from '@grandstand/shared-types/wire/betting/coupons'
import type { SettlementPreview } from '@grandstand/shared-types/wire/betting/settlement'
import { loadLabels } from '#book/labels'
import { loadMatches } from '#book/load'
import { clock } from '#core/timing/clock'
import { place, slip, type Bettor } from '#tests/coupons/support'
import { ensureCatalogue } from '#tests/support/board'
import type { ApiSession, Refusal } from '#tests/support/client'

export const HOUR_MS = 3_600_000

export interface TestRace {
  id: number
  name: string
  /** Outcomes of the Winner market by the runner's number. */
  outcomes: Record<string, number>
  marketId: number
}

/** A tournament of races of its own. */
export async function makeMeeting(sportId: number = SPORT_IDS.horseRacing): Promise<number> {
  const tag = randomUUID().slice(0, 13)
  await ensureCatalogue()
  const common = { sport_id: sportId, source_key: `test:${tag}`, names: '{}' }
  const [categoryId = 0]: number[] = await db
    .table('categories')
    .insert({ ...common, name: `Country ${tag}` })
  const [tournamentId = 0]: number[] = await db
    .table('tournaments')
    .insert({ ...common, category_id: categoryId, name: `Kempton ${tag}` })
  await loadLabels()
  return tournamentId
}

export const card = (count: number): { number: number; name: string }[] =>
  Array.from({ length: count }, (_, at) => ({ number: at + 1, name: `Runner ${at + 1}` }))

const SPORT_OF: Readonly<Record<FieldKind, number>> = {
  horses: SPORT_IDS.horseRacing,
  // beside horses, so that a list of their sport has both
  dogs: SPORT_IDS.horseRacing,
  motorSport: SPORT_IDS.motorSport,
  season: SPORT_IDS.soccer,
}

/** A race with a Winner market on the board, of horses unless `more` says another kind; prices in thousandths by number. */
export async function makeRace(
  staff: ApiSession,
  prices: Record<string, number>,
  more: { kind?: FieldKind; [said: string]: unknown } = {}
): Promise<TestRace> {
  const name = `18:55 Kempton, Handicap Hurdle ${randomUUID().slice(0, 6)}`
  const made = await staff.post<MatchRow>('/v1/races', {
    tournamentId: await makeMeeting(SPORT_OF[more.kind ?? 'horses']),
    name,
    startsAt: clock.now() + HOUR_MS,
    kind: 'horses',
    runners: card(Object.keys(prices).length),
    ...more,
  })
  if (made.status !== 201) throw new Error(JSON.stringify(made.body))
  const { id } = made.body
  return { id, name, ...(await openMarket(staff, id, RACE_WINNER, prices)) }
}

/** Opens a market on a race; prices in thousandths by outcome key, of runners their numbers. */
export async function openMarket(
  staff: ApiSession,
  matchId: number,
  marketTypeId: number,
  prices: Record<string, number>,
  specifier = ''
): Promise<Pick<TestRace, 'marketId' | 'outcomes'>> {
  const market = await staff.post<MarketRow>('/v1/markets', {
    matchId,
    marketTypeId,
    specifier,
    isMainLine: specifier === '',
    outcomes: Object.entries(prices).map(([key, oddsMilli]) => ({ key, oddsMilli })),
  })
  if (market.status !== 201) throw new Error(JSON.stringify(market.body))
  await loadMatches([matchId])
  const rows: OutcomeRow[] = await db
    .query<OutcomeRow>()
    .from('outcomes')
    .where('market_id', market.body.id)
    .select('id', 'outcome_key as key')
  const outcomes = Object.fromEntries(rows.map((row) => [row.key, Number(row.id)]))
  return { marketId: market.body.id, outcomes }
}

/** Opens a market on the first runners in order, at the usual margin of each position unless another percent is given. */
export async function openOrders(
  staff: ApiSession,
  { id }: TestRace,
  marketTypeId: number,
  orderMargin?: number
): Promise<number> {
  const body = { matchId: id, marketTypeId, outcomes: [], orderMargin }
  const { status, body: market } = await staff.post<MarketRow>('/v1/markets', body)
  if (status !== 201) throw new Error(JSON.stringify(market))
  await loadMatches([id])
  return market.id
}

/** Asks for outcomes of such a market. */
export const askOrders = ({ session }: Bettor, marketId: number, ...keys: string[]) =>
  session.post<BoardMarket & Refusal>(`/v1/board/markets/${marketId}/outcomes`, { keys })

/** The outcomes, each with its number and price. */
export async function offered(
  bettor: Bettor,
  marketId: number,
  ...keys: string[]
): Promise<BoardMarket['outcomes']> {
  const { status, body } = await askOrders(bettor, marketId, ...keys)
  if (status !== 200) throw new Error(JSON.stringify(body))
  return body.outcomes
}

/** `1 2=3 x4`: 2 and 3 tied for second, 4 did not finish. */
export function order(notation: string): OrderEntry[] {
  const entries: OrderEntry[] = []
  let finishingPosition = 1
  for (const token of notation.split(' ')) {
    if (token.startsWith('x')) {
      entries.push({ runner: Number(token.slice(1)), outcome: 'didNotFinish' })
      continue
    }
    const tied = token.split('=').map(Number)
    for (const runner of tied) entries.push({ runner, outcome: 'finished', finishingPosition })
    finishingPosition += tied.length
  }
  return entries
}

/** What is known of a race beside its order. */
type Facts = Partial<Omit<RaceResult, 'status' | 'order'>>

/** The body of a result: an order, or how a race ended without one. */
export function result(said: string, basedOnRevision = 0, facts: Facts = {}): object {
  const without = { void: 'cancelled', abandoned: 'abandoned', walkover: 'walkover' }
  const status = Object.entries(without).find(([race]) => race === said)?.[1]
  const ending = status ? { status: said, order: [] } : { status: 'ran', order: order(said) }
  const race = { ...ending, ...facts }
  return { facts: { status: status ?? 'ended', race }, basedOnRevision, beforeStart: true }
}

export const enter = (
  staff: ApiSession,
  race: Pick<TestRace, 'id'>,
  said: string,
  basedOnRevision = 0,
  query = ''
) =>
  staff.post<SettlementPreview>(
    `/v1/matches/${race.id}/results${query}`,
    result(said, basedOnRevision)
  )

/** As `enter`, with facts beside the order. */
export const enterFacts = (
  staff: ApiSession,
  race: Pick<TestRace, 'id'>,
  said: string,
  facts: Facts,
  basedOnRevision = 0
) =>
  staff.post<SettlementPreview>(
    `/v1/matches/${race.id}/results`,
    result(said, basedOnRevision, facts)
  )

/** A second passes. */
export const later = (): void => clock.set(clock.now() + 1000)

/** Withdraws a runner, a second after all that came before and before all that follows. */
export async function withdraw(
  staff: ApiSession,
  race: TestRace,
  runner: number,
  withdrawnOddsMilli: number
): Promise<void> {
  later()
  const withdrawnAt = clock.now()
  later()
  const change = { runner, status: 'withdrawn', withdrawnAt, withdrawnOddsMilli }
  const { status, body } = await staff.put(`/v1/matches/${race.id}/runner`, change)
  if (status !== 200) throw new Error(JSON.stringify(body))
}

/** Opens a market of the race again, as staff do after they have priced it anew. */
export async function reopen(
  staff: ApiSession,
  race: Pick<TestRace, 'id' | 'marketId'>
): Promise<void> {
  const { status, body } = await staff.put(`/v1/markets/${race.marketId}`, { status: 1 })
  if (status !== 200) throw new Error(JSON.stringify(body))
  await loadMatches([race.id])
}

/** Places a single of ten units; resolves to the coupon's number. */
export async function betOn(
  { session }: Bettor,
  outcomeId: number,
  oddsMilli: number
): Promise<number> {
  const { status, body } = await place(session, slip([[outcomeId, oddsMilli]]))
  if (status !== 201) throw new Error(JSON.stringify(body))
  return body.id
}

/** What coupons pay, null for open ones. */
export const payoutsOf = (
  { session }: Bettor,
  ids: readonly number[]
): Promise<(number | null)[]> =>
  Promise.all(
    ids.map(async (id) => (await session.get<CouponView>(`/v1/coupons/${id}`)).body.payoutMinor)
  )
