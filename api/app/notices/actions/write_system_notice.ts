import type { SystemNotice } from '@grandstand/shared-types/wire/site/notices'
import { bus } from '#core/bus'
import type { Trx } from '#core/database/transactions'
import { clock } from '#core/timing/clock'

export interface NewSystemNotice {
  siteId: number
  /** A player. */
  userId: number
  key: SystemNotice
  /** The amount in minor units and its currency, where the text names one. */
  params?: readonly (string | number)[]
}

/** A row of a message whose text the apps have. */
export const systemNoticeRow = ({ siteId, userId, key, params = [] }: NewSystemNotice) => ({
  site_id: siteId,
  form: 'message',
  audience: 'player',
  user_id: userId,
  texts: '{}',
  notice_key: key,
  params: JSON.stringify(params),
  created_at: clock.now(),
})

/** Tells a player of a change in the transaction of that change; open pages learn of it once it is committed. */
export async function writeSystemNotice(trx: Trx, notice: NewSystemNotice): Promise<void> {
  await trx.insertQuery().table('notices').insert(systemNoticeRow(notice))
  const { userId } = notice
  trx.after('commit', () => bus.emit('noticeWritten', { userId }))
}
