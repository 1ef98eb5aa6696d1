/** Stakes on a match by outcome, and over time beside the prices that were taken. */
import db from '@adonisjs/lucid/services/db'
import type {
  ReportedMarket,
  ReportedOutcome,
  ReportedPoint,
} from '@grandstand/shared-types/wire/betting/suspicion'
import type { Reader } from '#core/database/transactions'
import { betsOn, type ReportedMatch } from '#suspicion/facts/bets'
import type { BetNames, NamedBet } from '#suspicion/facts/names'

const MINUTE_MS = 60_000
/** About as many spans as a picture can show. */
const SPANS = 48
/** Markets with points, those with the highest stakes. */
const MARKETS_OVER_TIME = 10

interface OutcomeRow extends NamedBet {
  currency: string
  coupons: number
  stakes: number
  lowest: number
  highest: number
}
interface SumRow extends OutcomeRow {
  players: number
  singles: number
}
interface PointRow extends OutcomeRow {
  at: number
}

/** The times of the first and the last coupon; null without coupons. */
interface Ends {
  first: number | null
  last: number | null
}

const BET = ['s.market_type_id', 's.specifier', 's.outcome_key', 'c.currency'] as const
const SUMS = [
  'count(distinct c.id) as coupons',
  'sum(c.total_stake) as stakes',
  'min(s.odds_milli) as lowest',
  'max(s.odds_milli) as highest',
]

const betOf = (row: OutcomeRow): string =>
  [row.currency, row.market_type_id, row.specifier, row.outcome_key].join('\n')

/** The markets of each currency, highest stakes first, and the milliseconds of the span of their points. */
export async function reportedMarkets(
  reader: Reader,
  match: ReportedMatch,
  names: BetNames
): Promise<{ spanMs: number; markets: ReportedMarket[] }> {
  const sums: SumRow[] = await betsOn<SumRow>(reader, match)
    .groupBy(...BET)
    .select(...BET)
    .select(SUMS.map((sum) => db.raw(sum)))
    .select(db.raw('count(distinct c.user_id) as players'))
    .select(db.raw("sum(case when c.type = 'single' then c.total_stake else 0 end) as singles"))
  const spanMs = await spanOf(reader, match)
  const points: PointRow[] = await betsOn<PointRow>(reader, match)
    .groupBy(...BET, 'at')
    .orderBy('at')
    .select(...BET)
    .select(SUMS.map((sum) => db.raw(sum)))
    .select(db.raw(`c.placed_at - c.placed_at % ${spanMs} as at`))
  const pointsOf = Map.groupBy(points, betOf)
  const groups = Map.groupBy(sums, (row) =>
    [row.currency, row.market_type_id, row.specifier].join('\n')
  )
  const markets = [...groups.values()]
    .flatMap((rows) => marketOf(rows, names))
    .toSorted((a, b) => b.stakesMinor - a.stakesMinor)
  return {
    spanMs,
    markets: markets.map(({ rows, ...market }, place) => ({
      ...market,
      outcomes: rows.map((row) =>
        outcomeOf(row, names, place < MARKETS_OVER_TIME ? (pointsOf.get(betOf(row)) ?? []) : [])
      ),
    })),
  }
}

/** Whole minutes, so that the time from the first to the last coupon has about `SPANS` spans. */
async function spanOf(reader: Reader, match: ReportedMatch): Promise<number> {
  const ends: Ends | null = await betsOn<Ends>(reader, match)
    .min('c.placed_at as first')
    .max('c.placed_at as last')
    .first()
  const lengthMs = Number(ends?.last ?? 0) - Number(ends?.first ?? 0)
  const minutes = Math.ceil(lengthMs / SPANS / MINUTE_MS)
  return Math.max(1, minutes) * MINUTE_MS
}

function marketOf(rows: readonly SumRow[], names: BetNames) {
  const [first] = rows
  if (!first) return []
  return {
    typeId: Number(first.market_type_id),
    specifier: first.specifier,
    name: names.market(first),
    currency: first.currency,
    stakesMinor: rows.reduce((sum, { stakes }) => sum + Number(stakes), 0),
    rows: rows.toSorted((a, b) => Number(b.stakes) - Number(a.stakes)),
  }
}

const outcomeOf = (row: SumRow, names: BetNames, points: readonly PointRow[]): ReportedOutcome => ({
  key: row.outcome_key,
  name: names.outcome(row),
  playerCount: Number(row.players),
  singleStakesMinor: Number(row.singles),
  ...figures(row),
  points: points.map((point): ReportedPoint => ({ at: Number(point.at), ...figures(point) })),
})

const figures = (row: OutcomeRow) => ({
  couponCount: Number(row.coupons),
  stakesMinor: Number(row.stakes),
  lowestOddsMilli: Number(row.lowest),
  highestOddsMilli: Number(row.highest),
})
