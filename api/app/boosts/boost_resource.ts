import { matchName } from '@grandstand/shared-types/catalogue/match_name'
import db from '@adonisjs/lucid/services/db'
import type { OddsBoostTerms } from '@grandstand/shared-types/bonuses/odds_boost'
import { COUPON_STATUS } from '@grandstand/shared-types/coupons/model/coupon_words'
import type { BoostCost, OddsBoostRow } from '@grandstand/shared-types/wire/bonuses/odds_boosts'
import { sumOfRows } from '#core/database/sums'
import { json, number, text, type FieldsOf, type Query, type Resource } from '#core/lists/resource'
import type { Principal } from '#core/requests/access'

type Stored = Omit<OddsBoostRow, 'costs' | 'matches'>

const fields = {
  id: number('odds_boosts.id'),
  name: text('odds_boosts.name'),
  terms: json<OddsBoostTerms>('odds_boosts.terms'),
  startsAt: number('odds_boosts.starts_at'),
  endsAt: number('odds_boosts.ends_at'),
  authorId: number('odds_boosts.author_id'),
  authorName: text('users.username'),
  createdAt: number('odds_boosts.created_at'),
} satisfies FieldsOf<Stored>

export const boostResource: Resource<typeof fields> = {
  name: 'odds-boosts',
  fields,
  from: (query) => query.from('odds_boosts').join('users', 'users.id', 'odds_boosts.author_id'),
  search: ['odds_boosts.name'],
  defaultSort: ['id', 'desc'],
}

export const scopeBoosts = (query: Query, { siteId }: Principal): void =>
  void query.where('odds_boosts.site_id', siteId)

/** Adds the names of the matches, and what the boosts cost so far by currency. */
export async function withCosts(rows: Stored[]): Promise<OddsBoostRow[]> {
  const costs = await costsOf(rows.map(({ id }) => id))
  const names = await matchNames([...new Set(rows.flatMap(({ terms }) => terms.matchIds))])
  return rows.map((row) => ({
    ...row,
    matches: row.terms.matchIds.map((id) => ({ id, name: names.get(id) ?? '' })),
    costs: costs.get(row.id) ?? [],
  }))
}

async function costsOf(boostIds: readonly number[]): Promise<Map<number, BoostCost[]>> {
  type Row = BoostCost & { boostId: number }
  const rows: Row[] = await db
    .query<Row>()
    .from('coupon_boosts')
    .join('coupons', 'coupons.id', 'coupon_boosts.coupon_id')
    .whereIn('coupon_boosts.boost_id', [...boostIds])
    .whereNot('coupons.status', COUPON_STATUS.cancelled)
    .groupBy('coupon_boosts.boost_id', 'coupons.currency')
    .orderBy('coupons.currency')
    .select({ boostId: 'coupon_boosts.boost_id', currency: 'coupons.currency' })
    .count('* as couponCount')
    .sum('coupons.total_stake as stakesMinor')
    .sum('coupons.boost_paid as paidMinor')
  const costs = new Map<number, BoostCost[]>()
  for (const { boostId, currency, ...sums } of rows) {
    const cost = {
      currency,
      couponCount: sumOfRows(sums.couponCount),
      stakesMinor: sumOfRows(sums.stakesMinor),
      paidMinor: sumOfRows(sums.paidMinor),
    }
    costs.set(Number(boostId), [...(costs.get(Number(boostId)) ?? []), cost])
  }
  return costs
}

async function matchNames(ids: readonly number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map()
  type Row = { id: number; home: string; away: string; fieldKind: string | null }
  const rows: Row[] = await db
    .query<Row>()
    .from('matches')
    .join('teams as homes', 'homes.id', 'matches.home_team_id')
    .join('teams as guests', 'guests.id', 'matches.away_team_id')
    .leftJoin('race_fields', 'race_fields.match_id', 'matches.id')
    .whereIn('matches.id', [...ids])
    .select({
      id: 'matches.id',
      home: 'homes.name',
      away: 'guests.name',
      fieldKind: 'race_fields.kind',
    })
  return new Map(
    rows.map(({ id, fieldKind, ...names }) => [
      Number(id),
      matchName({ ...names, isRace: fieldKind !== null }),
    ])
  )
}
