/**
 * The most credit that one person may move at once, and on one day: the strictest of the brand and of every dealer
 * above.
 */
import db from '@adonisjs/lucid/services/db'
import { stricterCeiling } from '@grandstand/shared-types/coupons/limits/limit_set'
import type { CreditSettings } from '@grandstand/shared-types/wire/site/sites'
import { pathIds } from '#accounts/tree'
import { sumOfRows } from '#core/database/sums'
import { keeperOf, type Principal } from '#core/requests/access'
import type { Trx } from '#core/database/transactions'
import { clock } from '#core/timing/clock'
import { dayIn } from '#core/timing/calendar_day'
import { siteById } from '#sites/current_site'

/** The two directions in which credit moves. */
export type Moving = 'send' | 'take'

export interface Maxima {
  /** Minor units; 0 is no limit. */
  perTransfer: number
  perDay: number
  needsReason: boolean
  /** The brand's day, as `2026-11-22`. */
  day: string
}

interface TermsRow {
  maxTransfer: number
  maxDay: number
}

/**
 * The maxima that bind a person who moves credit of `currency` now. No figure binds another currency (decision 10): the
 * brand's are in the brand's currency, those of a dealer in the dealer's.
 */
export async function maximaFor(principal: Principal, currency: string): Promise<Maxima> {
  const { currency: brandCurrency, settings } = await siteById(principal.siteId)
  const { credit, timeZone } = settings
  const brand =
    currency === brandCurrency ? credit : { ...credit, maxTransferMinor: 0, maxDayMinor: 0 }
  const rows: TermsRow[] = await db
    .query<TermsRow>()
    .from('users')
    .whereIn('id', pathIds(principal.path))
    .where('currency', currency)
    .select({ maxTransfer: 'max_transfer', maxDay: 'max_day_transfers' })
  return { ...strictest(brand, rows), day: dayIn(timeZone, clock.now()) }
}

function strictest(brand: CreditSettings, rows: TermsRow[]): Omit<Maxima, 'day'> {
  return {
    perTransfer: rows.reduce(
      (most, row) => stricterCeiling(most, Number(row.maxTransfer)),
      brand.maxTransferMinor
    ),
    perDay: rows.reduce(
      (most, row) => stricterCeiling(most, Number(row.maxDay)),
      brand.maxDayMinor
    ),
    needsReason: brand.needsReason,
  }
}

interface DayRow {
  sent: number
  taken: number
}

const COLUMN = { send: 'sent', take: 'taken' } as const

/** The amounts that a person has moved on a day, in minor units; operators of a dealer move the dealer's. */
export async function movedOn(
  day: string,
  principal: Principal,
  currency: string
): Promise<Record<Moving, number>> {
  const row = await db
    .query<DayRow>()
    .from('credit_days')
    .where({ user_id: keeperOf(principal).userId, day, currency })
    .first()
  return movedIn(row)
}

/** As `movedOn`, with the row locked until `trx` ends, so that two movements of one person run one after the other. */
export async function lockMovedOn(
  trx: Trx,
  day: string,
  principal: Principal,
  currency: string
): Promise<Record<Moving, number>> {
  const key = { user_id: keeperOf(principal).userId, day, currency }
  // overwriting the day with itself takes a write lock; two read locks would deadlock
  await trx
    .insertQuery()
    .table('credit_days')
    .insert(key)
    .onConflict(Object.keys(key))
    .merge(['day'])
  return movedIn(await trx.query<DayRow>().from('credit_days').where(key).first())
}

const movedIn = (row: DayRow | null): Record<Moving, number> => ({
  send: sumOfRows(row?.sent),
  take: sumOfRows(row?.taken),
})

/** Adds to a day that `lockMovedOn` has locked. */
export async function countMoved(
  trx: Trx,
  day: string,
  principal: Principal,
  { direction, currency, amountMinor }: { direction: Moving; currency: string; amountMinor: number }
): Promise<void> {
  await trx
    .from('credit_days')
    .where({ user_id: keeperOf(principal).userId, day, currency })
    .increment(COLUMN[direction], amountMinor)
}
