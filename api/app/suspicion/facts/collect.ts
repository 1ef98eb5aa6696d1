/** The facts of a report, read from the bets of a brand on a match. */
import db from '@adonisjs/lucid/services/db'
import type { ReportedTotal, SuspicionFacts } from '@grandstand/shared-types/wire/betting/suspicion'
import type { Reader } from '#core/database/transactions'
import { found } from '#core/errors/app_error'
import { clock } from '#core/timing/clock'
import { couponsOn, type ReportedMatch } from '#suspicion/facts/bets'
import { highestCoupons, reportedCoupons } from '#suspicion/facts/coupons'
import { reportedMarkets } from '#suspicion/facts/markets'
import { betNames } from '#suspicion/facts/names'
import { numberedPlayers, type NumberedPlayer } from '#suspicion/facts/players'

export interface Collected {
  facts: SuspicionFacts
  /** Who the players are; the facts do not say it. */
  people: { number: number; userId: number }[]
}

/** Throws 404 `notFound` for an unknown match. */
export async function collectFacts(reader: Reader, match: ReportedMatch): Promise<Collected> {
  const fixture = await fixtureOf(reader, match.matchId)
  const names = betNames(fixture)
  const rows = await highestCoupons(reader, match)
  const players = await numberedPlayers(reader, match, [
    ...new Set(rows.map(({ user_id: userId }) => Number(userId))),
  ])
  const nameById = new Map(players.map(({ userId, player }) => [userId, player]))
  const totals = await totalsOf(reader, match)
  const facts: SuspicionFacts = {
    collectedAt: clock.now(),
    match: fixture,
    totals,
    ...(await reportedMarkets(reader, match, names)),
    players: players.map(withoutAccount),
    coupons: await reportedCoupons(
      reader,
      match,
      rows,
      names,
      (userId) => nameById.get(userId) ?? ''
    ),
    leftOutCount: totals.reduce((sum, { couponCount }) => sum + couponCount, 0) - rows.length,
  }
  const people = new Map(players.map(({ number, userId }) => [number, { number, userId }]))
  return { facts, people: [...people.values()] }
}

const withoutAccount = ({ userId: _user, number: _number, ...player }: NumberedPlayer) => player

async function fixtureOf(reader: Reader, matchId: number): Promise<SuspicionFacts['match']> {
  const row: SuspicionFacts['match'] | null = await reader
    .query<SuspicionFacts['match']>()
    .from('matches')
    .join('teams as homes', 'homes.id', 'matches.home_team_id')
    .join('teams as aways', 'aways.id', 'matches.away_team_id')
    .join('sports', 'sports.id', 'matches.sport_id')
    .join('categories', 'categories.id', 'matches.category_id')
    .join('tournaments', 'tournaments.id', 'matches.tournament_id')
    .where('matches.id', matchId)
    .select('homes.name as home', 'aways.name as away', 'sports.name as sport')
    .select('categories.name as category', 'tournaments.name as tournament')
    .select('matches.starts_at as startsAt', 'matches.status')
    .first()
  const fixture = found(row)
  return { ...fixture, startsAt: Number(fixture.startsAt) }
}

interface TotalRow {
  currency: string
  coupons: number
  players: number
  stakes: number
  paid: number | null
}

async function totalsOf(reader: Reader, match: ReportedMatch): Promise<ReportedTotal[]> {
  const rows: TotalRow[] = await couponsOn<TotalRow>(reader, match)
    .groupBy('c.currency')
    .orderBy('c.currency')
    .select('c.currency')
    .select(db.raw('count(*) as coupons, count(distinct c.user_id) as players'))
    .select(db.raw('sum(c.total_stake) as stakes, sum(c.payout) as paid'))
  return rows.map(({ currency, coupons, players, stakes, paid }) => ({
    currency,
    couponCount: Number(coupons),
    playerCount: Number(players),
    stakesMinor: Number(stakes),
    paidMinor: Number(paid ?? 0),
  }))
}
