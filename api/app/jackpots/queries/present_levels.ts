/** What the stream tells of jackpots. */
import db from '@adonisjs/lucid/services/db'
import { shortName } from '@grandstand/shared-types/accounts/short_name'
import type { ByLanguage } from '@grandstand/shared-types/languages/by_language'
import type { CurrencyCode } from '@grandstand/shared-types/money/currencies'
import type { JackpotFall } from '@grandstand/shared-types/wire/games/jackpots'
import type { JackpotMove } from '#core/bus'
import { minorOf } from '#jackpots/applying/running_level'

interface LevelRow {
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
      levelId: 'jackpot_levels.id',
      siteId: 'jackpots.site_id',
      isForAllBrands: 'jackpots.is_for_all_brands',
      valueMicro: 'value_micro',
      changeCount: 'change_count',
    })
  return rows.map(({ levelId, siteId, isForAllBrands, valueMicro, changeCount }) => ({
    levelId: Number(levelId),
    siteId: Number(siteId),
    isForAllBrands: Boolean(Number(isForAllBrands)),
    amountMinor: minorOf(Number(valueMicro)),
    changeCount: Number(changeCount),
  }))
}

interface FallRow {
  winId: number
  siteId: number
  isForAllBrands: boolean | number
  jackpotNames: string
  levelNames: string
  username: string
  amountMinor: number
  currency: CurrencyCode
}

/** A fall with the brand whose players hear of it. */
export interface ToldFall extends Pick<JackpotMove, 'siteId' | 'isForAllBrands'> {
  fall: Omit<JackpotFall, 'isOwn'>
}

export async function fallOf(levelId: number, runNumber: number): Promise<ToldFall | null> {
  const row = await db
    .query<FallRow>()
    .from('jackpot_wins')
    .join('jackpots', 'jackpots.id', 'jackpot_wins.jackpot_id')
    .join('jackpot_levels', 'jackpot_levels.id', 'jackpot_wins.level_id')
    .join('users', 'users.id', 'jackpot_wins.user_id')
    .where({ 'level_id': levelId, 'jackpot_wins.run_number': runNumber })
    .select({
      winId: 'jackpot_wins.id',
      siteId: 'jackpots.site_id',
      isForAllBrands: 'jackpots.is_for_all_brands',
      jackpotNames: 'jackpots.names',
      levelNames: 'jackpot_levels.names',
      username: 'users.username',
      amountMinor: 'jackpot_wins.amount',
      currency: 'jackpot_wins.currency',
    })
    .first()
  if (!row) return null
  const jackpotNames: ByLanguage = JSON.parse(row.jackpotNames)
  const levelNames: ByLanguage = JSON.parse(row.levelNames)
  return {
    siteId: Number(row.siteId),
    isForAllBrands: Boolean(Number(row.isForAllBrands)),
    fall: {
      winId: Number(row.winId),
      levelId,
      jackpotNames,
      levelNames,
      username: shortName(row.username),
      amountMinor: Number(row.amountMinor),
      currency: row.currency,
    },
  }
}
