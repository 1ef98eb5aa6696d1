/**
 * Adds, changes and removes bet limits. Each change applies at once, writes a row of the audit log, and throws 403
 * `stepUpNeeded` without step-up.
 */
import {
  BET_LIMIT_SETS,
  betLimitsFor,
  type BetLimits,
  type BetLimitScope,
} from '@grandstand/shared-types/coupons/limits/bet_limits'
import {
  LIMIT_AMOUNTS,
  type LimitAmounts,
  type LimitSet,
} from '@grandstand/shared-types/coupons/limits/limit_set'
import { editing } from '#audit/edit_rows'
import { auditWithStepUp, lockOwnRow } from '#audit/step_up_edits'
import { loadBetLimits, type BetLimitRow } from '#book/bet_limits'
import type { NewBetLimit } from '#book/validators/bet_limit'
import type { Editor } from '#core/requests/access'
import { AppError } from '#core/errors/app_error'
import { clock } from '#core/timing/clock'
import { inTransaction } from '#core/database/transactions'
import { siteById } from '#sites/current_site'

type Row = BetLimitRow & { id: number }

const TABLES: Record<BetLimitScope, string> = {
  sport: 'sports',
  category: 'categories',
  tournament: 'tournaments',
  match: 'matches',
  market: 'markets',
  outcome: 'outcomes',
}

/**
 * A limit without a currency gets the site's. Throws 422 `unknownEntry` at `scopeId` when its subject does not exist,
 * 409 `alreadyExists` when the subject already has a limit in the currency, and as `storedLimits`.
 */
export async function createBetLimit(editor: Editor, input: NewBetLimit): Promise<number> {
  const limits = storedLimits(input.limits)
  const currency = input.currency ?? (await siteById(editor.principal.siteId)).currency
  const id = await editing(async (trx) => {
    const subject = await trx.from(TABLES[input.scope]).where('id', input.scopeId).first()
    if (!subject) throw AppError.field('scopeId', 'unknownEntry')
    const inserted: unknown[] = await trx
      .insertQuery()
      .table('bet_limits')
      .insert({
        site_id: editor.principal.siteId,
        scope: input.scope,
        scope_id: input.scopeId,
        currency,
        limits: JSON.stringify(limits),
        updated_at: clock.now(),
      })
    const rowId = Number(inserted[0])
    await auditWithStepUp(trx, editor, {
      table: 'bet_limits',
      verb: 'create',
      id: rowId,
      detail: { after: { ...input, currency, limits } },
    })
    return rowId
  })
  await loadBetLimits()
  return id
}

/** Throws 404 `notFound`, and as `storedLimits`. */
export async function updateBetLimit(
  editor: Editor,
  id: number,
  sent: NewBetLimit['limits']
): Promise<void> {
  const limits = storedLimits(sent)
  await inTransaction(async (trx) => {
    const row = await lockOwnRow<Row>(trx, 'bet_limits', editor, id)
    await trx
      .from('bet_limits')
      .where('id', id)
      .update({ limits: JSON.stringify(limits), updated_at: clock.now() })
    await auditWithStepUp(trx, editor, {
      table: 'bet_limits',
      verb: 'update',
      id,
      detail: { before: viewOf(row), after: { limits } },
    })
  })
  await loadBetLimits()
}

/** Throws 404 `notFound`. */
export async function deleteBetLimit(editor: Editor, id: number): Promise<void> {
  await inTransaction(async (trx) => {
    const row = await lockOwnRow<Row>(trx, 'bet_limits', editor, id)
    await trx.from('bet_limits').where('id', id).delete()
    await auditWithStepUp(trx, editor, {
      table: 'bet_limits',
      verb: 'delete',
      id,
      detail: { before: viewOf(row) },
    })
  })
  await loadBetLimits()
}

/**
 * Leaves out figures that fall back to the general ones. Throws 422 `amountTooLarge` [highest stake] when a lowest
 * stake is above the highest.
 */
export function storedLimits({ single, combined, ...general }: NewBetLimit['limits']): BetLimits {
  const limits: BetLimits = { ...general }
  requireOrder(general, 'limits')
  const sets = { single, combined }
  for (const name of BET_LIMIT_SETS) {
    const own = ownFigures(sets[name] ?? {})
    if (Object.keys(own).length === 0) continue
    limits[name] = own
    requireOrder(betLimitsFor(limits, name), `limits.${name}`)
  }
  return limits
}

function ownFigures(sent: { [Name in keyof LimitAmounts]?: number | null }): LimitAmounts {
  const own: LimitAmounts = {}
  for (const name of LIMIT_AMOUNTS) {
    const value = sent[name]
    if (value !== undefined && value !== null) own[name] = value
  }
  return own
}

function requireOrder({ minStakeMinor, maxStakeMinor }: LimitSet, path: string): void {
  if (maxStakeMinor > 0 && minStakeMinor > maxStakeMinor) {
    throw AppError.field(`${path}.minStakeMinor`, 'amountTooLarge', [maxStakeMinor])
  }
}

const viewOf = ({ scope, scope_id: scopeId, currency, limits }: Row) => ({
  scope,
  scopeId,
  currency,
  limits: JSON.parse(limits) as BetLimits,
})
