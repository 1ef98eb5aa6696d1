import { EXCLUSION_DAYS, exclusionEnd } from '@grandstand/shared-types/protection/exclusions'
import type { ExclusionOrder } from '@grandstand/shared-types/wire/people/protection'
import { authorOf, recordAudit } from '#audit/record_audit'
import { bus } from '#core/bus'
import { AppError } from '#core/errors/app_error'
import { clock } from '#core/timing/clock'
import { inTransaction } from '#core/database/transactions'
import type { Editor } from '#core/requests/access'

/**
 * Keeps a player from playing and from depositing, on every account with their identity number; money can still be
 * withdrawn (rules 10.2). Nobody can end or shorten an exclusion. Throws 422 `notOneOf` at `days` for a length that
 * is not offered, 404 `notFound`.
 */
export async function excludePlayer(
  editor: Editor,
  userId: number,
  { kind, days, reason }: ExclusionOrder & { reason?: string }
): Promise<void> {
  if (!EXCLUSION_DAYS[kind].includes(days)) {
    throw AppError.field('days', 'notOneOf', [EXCLUSION_DAYS[kind].join(', ')])
  }
  const startsAt = clock.now()
  await inTransaction(async (trx) => {
    const user = await trx
      .query<{ identity_key: string | null }>()
      .from('users')
      .where({ id: userId, type: 'player' })
      .select('identity_key')
      .first()
    if (!user) throw AppError.notFound()
    const endsAt = exclusionEnd(startsAt, days)
    await trx.insertQuery().table('player_exclusions').insert({
      user_id: userId,
      identity_key: user.identity_key,
      kind,
      starts_at: startsAt,
      ends_at: endsAt,
      author_id: editor.principal.userId,
    })
    await recordAudit(trx, {
      ...authorOf(editor),
      action: 'user.exclude',
      subjectType: 'user',
      subjectId: userId,
      detail: { kind, startsAt, endsAt },
      ...(reason && { reason }),
    })
  })
  bus.emit('protectionChanged', { userId })
  if (editor.principal.userId !== userId) bus.emit('playerExcluded', { userId })
}
