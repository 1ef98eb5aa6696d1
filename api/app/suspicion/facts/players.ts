/** The players behind the coupons of a report, each with a number in place of a name. */
import db from '@adonisjs/lucid/services/db'
import type { ReportedPlayer } from '@grandstand/shared-types/wire/betting/suspicion'
import { whereAmong, type Reader } from '#core/database/transactions'
import { couponsOn, type ReportedMatch } from '#suspicion/facts/bets'

interface PlayerRow {
  user_id: number
  currency: string
  country_code: string | null
  created_at: number
  coupons: number
  stakes: number
  paid: number | null
}

export interface NumberedPlayer extends ReportedPlayer {
  userId: number
  number: number
}

const keyOf = (userId: number, currency: string): string => `${userId} ${currency}`

/** Players by stakes on the match, highest first, numbered from 1. */
export async function numberedPlayers(
  reader: Reader,
  match: ReportedMatch,
  userIds: readonly number[]
): Promise<NumberedPlayer[]> {
  if (userIds.length === 0) return []
  const rows: PlayerRow[] = await whereAmong(
    couponsOn<PlayerRow>(reader, match),
    'c.user_id',
    userIds
  )
    .join('users as u', 'u.id', 'c.user_id')
    .groupBy('c.user_id', 'c.currency', 'u.country_code', 'u.created_at')
    .orderBy([{ column: 'stakes', order: 'desc' }, { column: 'c.user_id' }])
    .select('c.user_id', 'c.currency', 'u.country_code', 'u.created_at')
    .select(db.raw('count(*) as coupons, sum(c.total_stake) as stakes, sum(c.payout) as paid'))
  const usual = await usualStakes(reader, match, userIds)
  const numbers = new Map<number, number>()
  return rows.map((row) => {
    const userId = Number(row.user_id)
    const number = numbers.get(userId) ?? numbers.size + 1
    numbers.set(userId, number)
    return {
      userId,
      number,
      player: `P${number}`,
      currency: row.currency,
      country: row.country_code,
      accountOpenedAt: Number(row.created_at),
      couponCount: Number(row.coupons),
      stakesMinor: Number(row.stakes),
      paidMinor: Number(row.paid ?? 0),
      usualStakeMinor: usual.get(keyOf(userId, row.currency)) ?? null,
    }
  })
}

/** The mean stake of each player's coupons without a selection on the match, in minor units. */
async function usualStakes(
  reader: Reader,
  { siteId, matchId }: ReportedMatch,
  userIds: readonly number[]
): Promise<Map<string, number>> {
  const rows: { user_id: number; currency: string; mean: number }[] = await whereAmong(
    reader.query<{ user_id: number; currency: string; mean: number }>().from('coupons as c'),
    'c.user_id',
    userIds
  )
    .where('c.site_id', siteId)
    .whereNotIn(
      'c.id',
      reader.from('coupon_selections').where('match_id', matchId).select('coupon_id')
    )
    .groupBy('c.user_id', 'c.currency')
    .select('c.user_id', 'c.currency')
    .avg('c.total_stake as mean')
  return new Map(
    rows.map((row) => [keyOf(Number(row.user_id), row.currency), Math.round(Number(row.mean))])
  )
}
