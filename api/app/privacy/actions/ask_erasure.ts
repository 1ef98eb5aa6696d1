import type { ErasureView } from '@grandstand/shared-types/wire/people/privacy'
import db from '@adonisjs/lucid/services/db'
import { authorOf, recordAudit } from '#audit/record_audit'
import { bus } from '#core/bus'
import { must } from '#core/errors/must'
import { AppError } from '#core/errors/app_error'
import { clock } from '#core/timing/clock'
import { inTransaction, isUniqueViolation } from '#core/database/transactions'
import type { Editor } from '#core/requests/access'
import { openMattersOf } from '#core/retention/personal_data'
import { siteById } from '#sites/current_site'

/** What must end before a player's account can be closed, and for how long its data is kept then. */
export async function erasureView(userId: number, siteId: number): Promise<ErasureView> {
  const { settings } = await siteById(siteId)
  return { left: await openMattersOf(db.connection(), userId), years: settings.erasureYears }
}

/**
 * Closes a player's account at once, for good, and notes when its personal data is to be erased. Resolves to
 * the number of the erasure. Throws 404 `notFound`, 409 `erasureLeft` with what is still open, 409 `erasureState` for an
 * account whose erasure waits already.
 */
export async function askErasure(
  editor: Editor,
  userId: number,
  reason: string | null
): Promise<number> {
  const { siteId, userId: askedBy } = editor.principal
  const { settings } = await siteById(siteId)
  try {
    const id = await inTransaction(async (trx) => {
      const user: unknown = await trx
        .from('users')
        .where({ id: userId, site_id: siteId, type: 'player' })
        .forUpdate()
        .select('id')
        .first()
      if (!user) throw AppError.notFound()
      const left = await openMattersOf(trx, userId)
      if (left.length > 0) throw new AppError('erasureLeft', { params: left })
      const now = clock.now()
      const dueAt = new Date(now)
      dueAt.setUTCFullYear(dueAt.getUTCFullYear() + settings.erasureYears)
      const [inserted]: number[] = await trx.insertQuery().table('erasures').insert({
        site_id: siteId,
        user_id: userId,
        state: 'waiting',
        waiting_key: userId,
        asked_by: askedBy,
        reason,
        asked_at: now,
        due_at: dueAt.getTime(),
      })
      await trx
        .from('users')
        .where('id', userId)
        .update({ status: 0, updated_at: now })
        .increment('token_version', 1)
      await trx
        .from('user_sessions')
        .where('user_id', userId)
        .whereNull('revoked_at')
        .update({ revoked_at: now })
      await recordAudit(trx, {
        ...authorOf(editor),
        action: 'user.erasureAsk',
        subjectType: 'user',
        subjectId: userId,
        detail: { dueAt: dueAt.getTime() },
        ...(reason !== null && { reason }),
      })
      return must(inserted, 'number of the erasure')
    })
    bus.emit('accessChanged', { userId })
    return id
  } catch (error) {
    if (isUniqueViolation(error)) throw new AppError('erasureState')
    throw error
  }
}
