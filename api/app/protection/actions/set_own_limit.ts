import {
  changeOf,
  LOOSER_AFTER_MS,
  MOST_SESSION_MINUTES,
} from '@grandstand/shared-types/protection/own_limits'
import type { OwnLimitOrder } from '@grandstand/shared-types/wire/people/protection'
import { authorOf, recordAudit } from '#audit/record_audit'
import { bus } from '#core/bus'
import { AppError } from '#core/errors/app_error'
import { clock } from '#core/timing/clock'
import { inTransaction, type Trx } from '#core/database/transactions'
import type { Editor } from '#core/requests/access'

interface LimitRow {
  id: number
  kind: string
  period: string
  value: number | null
  confirmableAt: number
  confirmedAt: number | null
}

/**
 * Sets, changes or removes one of the caller's own limits: a stricter one binds at once, a looser one only after 24
 * hours and the player's confirmation (rules 10.1). A new order replaces one that is not confirmed yet. Throws 422
 * `amountTooLarge` [minutes] at `value` for a session longer than its period.
 */
export async function setOwnLimit(editor: Editor, order: OwnLimitOrder): Promise<void> {
  const { kind, period, value } = order
  const most = MOST_SESSION_MINUTES[period]
  if (kind === 'session' && value !== null && value > most) {
    throw AppError.field('value', 'amountTooLarge', [most])
  }
  await inTransaction(async (trx) => {
    const rows = await lockLimits(trx, editor.principal.userId, { kind, period })
    const inForce = rows.find(({ confirmedAt }) => confirmedAt !== null)
    const current = inForce?.value ?? null
    const change = changeOf(current, value)
    const ended = change === 'now' ? rows : rows.filter((row) => row !== inForce)
    await endLimits(trx, ended)
    if (change === 'none') return
    const now = clock.now()
    const waits = change === 'later'
    await trx
      .insertQuery()
      .table('own_limits')
      .insert({
        user_id: editor.principal.userId,
        kind,
        period,
        value,
        asked_at: now,
        confirmable_at: waits ? now + LOOSER_AFTER_MS : now,
        confirmed_at: waits ? null : now,
      })
    await record(trx, editor, { kind, period, before: current, after: value, waits })
  })
  bus.emit('protectionChanged', { userId: editor.principal.userId })
}

/**
 * Puts a looser limit in force, when the player confirms it. Throws 404 `notFound` for a limit that needs no
 * confirmation, 409 `limitStillWaits` before its time.
 */
export async function confirmOwnLimit(editor: Editor, id: number): Promise<void> {
  await inTransaction(async (trx) => {
    const { waiting, rows } = await waitingLimit(trx, editor.principal.userId, id)
    if (waiting.confirmableAt > clock.now()) {
      throw new AppError('limitStillWaits')
    }
    const before = rows.find(({ confirmedAt }) => confirmedAt !== null)
    await endLimits(trx, before ? [before] : [])
    const now = clock.now()
    await trx
      .from('own_limits')
      .where('id', id)
      // a removal that is confirmed ends at once, since nothing stays in force
      .update({ confirmed_at: now, ...(waiting.value === null && { ended_at: now }) })
    const { kind, period, value } = waiting
    await record(trx, editor, { kind, period, before: before?.value ?? null, after: value })
  })
  bus.emit('protectionChanged', { userId: editor.principal.userId })
}

/** Drops a looser limit that is not confirmed; the limit in force stays. Throws 404 `notFound`. */
export async function dropOwnLimit(editor: Editor, id: number): Promise<void> {
  await inTransaction(async (trx) => {
    const { waiting } = await waitingLimit(trx, editor.principal.userId, id)
    await endLimits(trx, [waiting])
  })
}

async function waitingLimit(trx: Trx, userId: number, id: number) {
  const found = await trx
    .query<{ kind: string; period: string }>()
    .from('own_limits')
    .where({ id, user_id: userId })
    .select('kind', 'period')
    .first()
  const rows = found ? await lockLimits(trx, userId, found) : []
  const waiting = rows.find((row) => row.id === id && row.confirmedAt === null)
  if (!waiting) throw AppError.notFound()
  return { waiting, rows }
}

/** The limit of a kind and period that is in force, and the one that is not confirmed; both locked. */
async function lockLimits(
  trx: Trx,
  userId: number,
  { kind, period }: { kind: string; period: string }
): Promise<LimitRow[]> {
  // the user's row is locked, because the first limit of a kind has no row yet
  await trx.from('users').where('id', userId).select('id').forUpdate()
  const rows: LimitRow[] = await trx
    .query<LimitRow>()
    .from('own_limits')
    .where({ user_id: userId, kind, period })
    .whereNull('ended_at')
    .select({
      id: 'id',
      kind: 'kind',
      period: 'period',
      value: 'value',
      confirmableAt: 'confirmable_at',
      confirmedAt: 'confirmed_at',
    })
    .orderBy('id')
  return rows.map((row) => ({
    ...row,
    id: Number(row.id),
    value: row.value === null ? null : Number(row.value),
    confirmableAt: Number(row.confirmableAt),
  }))
}

async function endLimits(trx: Trx, rows: readonly LimitRow[]): Promise<void> {
  if (rows.length === 0) return
  await trx
    .from('own_limits')
    .whereIn(
      'id',
      rows.map(({ id }) => id)
    )
    .update({ ended_at: clock.now() })
}

async function record(trx: Trx, editor: Editor, detail: Record<string, unknown>): Promise<void> {
  await recordAudit(trx, {
    ...authorOf(editor),
    action: 'user.ownLimit',
    subjectType: 'user',
    subjectId: editor.principal.userId,
    detail,
  })
}
