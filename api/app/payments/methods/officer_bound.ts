/** The bound of a method above which a withdrawal needs two officers, in its stored form (rules 11.4). */
import {
  boundInForce,
  boundOf,
  easedBy,
  type EasedBound,
  type KeptBound,
  type OfficerBound,
} from '@grandstand/shared-types/sites/officer_bounds'
import { clock } from '#core/timing/clock'
import type { Editor } from '#core/requests/access'
import type { Trx } from '#core/database/transactions'

export interface StoredBound {
  /** Minor units; 0 for none. */
  bound: number
  /** The stricter bound that still counts, and until when; null for none. */
  before: number | null
  until: number | null
}

export const BOUND_COLUMNS = {
  bound: 'two_officers_above',
  before: 'two_officers_before',
  until: 'two_officers_until',
} as const

export const readBound = ({ bound, before, until }: StoredBound): KeptBound => ({
  bound: boundOf(Number(bound)),
  eased:
    before === null || until === null
      ? null
      : { beforeMinor: Number(before), until: Number(until) },
})

/** Keeps the bound of now for a day where `aboveMinor` (0 for none) is looser. Call it before the method is changed. */
export async function easeBound(
  trx: Trx,
  { principal: { siteId } }: Editor,
  methodId: number,
  aboveMinor: number
): Promise<void> {
  const method = { id: methodId, site_id: siteId }
  const kept = await keptBound(trx, method)
  if (!kept) return
  const eased = easedBy(kept, boundOf(aboveMinor), clock.now())
  await trx.from('payment_methods').where(method).update(easedColumns(eased))
}

/** The bound that counts for a method of the editor's brand; null for none. Locks the method. */
export async function boundNow(trx: Trx, { principal }: Editor, id: number): Promise<OfficerBound> {
  const kept = await keptBound(trx, { id, site_id: principal.siteId })
  return kept && boundInForce(kept, clock.now())
}

async function keptBound(
  trx: Trx,
  method: { id: number; site_id: number }
): Promise<KeptBound | null> {
  const row: StoredBound | null = await trx
    .query<StoredBound>()
    .from('payment_methods')
    .where(method)
    .forUpdate()
    .select(BOUND_COLUMNS)
    .first()
  return row && readBound(row)
}

/** What counts for a new method for a day: the strictest bound of the brand's methods, where `aboveMinor` (0 for none) is looser. */
export async function easedAtFirst(
  trx: Trx,
  { principal: { siteId } }: Editor,
  aboveMinor: number
): Promise<ReturnType<typeof easedColumns>> {
  const rows: StoredBound[] = await trx
    .query<StoredBound>()
    .from('payment_methods')
    .where('site_id', siteId)
    .select(BOUND_COLUMNS)
  const now = clock.now()
  const bounds = rows.map((row) => boundInForce(readBound(row), now) ?? Infinity)
  const strictest = Math.min(...bounds)
  const before = { bound: strictest === Infinity ? null : strictest, eased: null }
  return easedColumns(easedBy(before, boundOf(aboveMinor), now))
}

const easedColumns = (eased: EasedBound | null) => ({
  two_officers_before: eased?.beforeMinor ?? null,
  two_officers_until: eased?.until ?? null,
})
