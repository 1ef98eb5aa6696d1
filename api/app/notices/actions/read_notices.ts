import { inTransaction, isUniqueViolation } from '#core/database/transactions'
import type { Principal } from '#core/requests/access'
import { clock } from '#core/timing/clock'
import { unreadIds } from '#notices/queries/own_notices'

/** Marks the person's messages among `ids` as read, or all; others are passed over. */
export async function markRead(person: Principal, ids: readonly number[] | null): Promise<void> {
  const unread = await unreadIds(person, ids)
  if (unread.length === 0) return
  const readAt = clock.now()
  const rows = unread.map((id) => ({ notice_id: id, user_id: person.userId, read_at: readAt }))
  try {
    await inTransaction((trx) => trx.insertQuery().table('notice_reads').multiInsert(rows))
  } catch (error) {
    if (!isUniqueViolation(error)) throw error
    // another tab marked one of them meanwhile: fewer are left
    await markRead(person, ids)
  }
}
