/** What the stream tells of jackpots. */
import db from '@adonisjs/lucid/services/db'
import type { UserType } from '@grandstand/shared-types/accounts/user_types'
import { shortName } from '@grandstand/shared-types/accounts/short_name'
import type { ByLanguage } from '@grandstand/shared-types/languages/by_language'
import type { CurrencyCode } from '@grandstand/shared-types/money/currencies'
import type { JackpotFall } from '@grandstand/shared-types/wire/games/jackpots'
import type { JackpotMove } from '#core/bus'
import { winnerName } from '#core/lists/winner_name'
import { joinedBrands } from '#jackpots/brands/joined_brands'
import { minorOf } from '#jackpots/applying/running_level'

interface LevelRow {
  jackpotId: number
  levelId: number
  siteId: number
  isForAllBrands: boolean | number
  valueMicro: number
  changeCount: number
}

/** The levels of all jackpots that are on. */
export async function presentLevels(): Promise<JackpotMove[]> {
  const rows: LevelRow[] = await db
    .query<LevelRow>()
    .from('jackpot_levels')
    .join('jackpots', 'jackpots.id', 'jackpot_levels.jackpot_id')
    .where('jackpots.is_enabled', true)
    .select({
      jackpotId: 'jackpots.id',
      levelId: 'jackpot_levels.id',
      siteId: 'jackpots.site_id',
      isForAllBrands: 'jackpots.is_for_all_brands',
      valueMicro: 'value_micro',
      changeCount: 'change_count',
    })
  const joined = await joinedBrands()
  return rows.map(({ jackpotId, levelId, siteId, isForAllBrands, valueMicro, changeCount }) => ({
    levelId: Number(levelId),
    siteId: Number(siteId),
    isForAllBrands: Boolean(Number(isForAllBrands)),
    joinedIds: joined.get(Number(jackpotId)) ?? [],
    amountMinor: minorOf(Number(valueMicro)),
    changeCount: Number(changeCount),
  }))
}

interface FallRow {
  jackpotId: number
  winId: number
  siteId: number
  isForAllBrands: boolean | number
  jackpotNames: string
  levelNames: string
  username: string
  type: UserType
  couponCode: string | null
  ticketCode: string | null
  amountMinor: number
  currency: CurrencyCode
}

/** The brands whose players hear of it. */
export type Reach = Pick<JackpotMove, 'siteId' | 'isForAllBrands' | 'joinedIds'>

export const reaches = ({ siteId, isForAllBrands, joinedIds }: Reach, brandId: number): boolean =>
  isForAllBrands || siteId === brandId || joinedIds.includes(brandId)

/** A fall with the brands whose players hear of it; its code is for the winner alone. */
export interface ToldFall extends Reach {
  fall: Omit<JackpotFall, 'isOwn'>
}

export async function fallOf(levelId: number, runNumber: number): Promise<ToldFall | null> {
  const row = await db
    .query<FallRow>()
    .from('jackpot_wins')
    .join('jackpots', 'jackpots.id', 'jackpot_wins.jackpot_id')
    .join('jackpot_levels', 'jackpot_levels.id', 'jackpot_wins.level_id')
    .join('users', 'users.id', 'jackpot_wins.user_id')
    .leftJoin('users as shops', 'shops.id', 'users.parent_id')
    .leftJoin('coupons', 'coupons.id', 'jackpot_wins.coupon_id')
    .leftJoin('draw_tickets', 'draw_tickets.id', 'jackpot_wins.draw_ticket_id')
    .where({ 'level_id': levelId, 'jackpot_wins.run_number': runNumber })
    .select({
      jackpotId: 'jackpots.id',
      winId: 'jackpot_wins.id',
      siteId: 'jackpots.site_id',
      isForAllBrands: 'jackpots.is_for_all_brands',
      jackpotNames: 'jackpots.names',
      levelNames: 'jackpot_levels.names',
      type: 'users.type',
      couponCode: 'coupons.code',
      ticketCode: 'draw_tickets.code',
      amountMinor: 'jackpot_wins.amount',
      currency: 'jackpot_wins.currency',
    })
    .select(winnerName())
    .first()
  if (!row) return null
  const jackpotNames: ByLanguage = JSON.parse(row.jackpotNames)
  const levelNames: ByLanguage = JSON.parse(row.levelNames)
  const jackpotId = Number(row.jackpotId)
  return {
    siteId: Number(row.siteId),
    isForAllBrands: Boolean(Number(row.isForAllBrands)),
    joinedIds: (await joinedBrands([jackpotId])).get(jackpotId) ?? [],
    fall: {
      winId: Number(row.winId),
      levelId,
      jackpotNames,
      levelNames,
      username: shortName(row.username),
      amountMinor: Number(row.amountMinor),
      currency: row.currency,
      code: row.type === 'player' ? null : (row.couponCode ?? row.ticketCode),
    },
  }
}
