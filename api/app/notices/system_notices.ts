/**
 * Notices that the platform writes by itself: the person whose credit, limits or protection changed, or whose
 * money leaves, is told (must-hold S9).
 */
import db from '@adonisjs/lucid/services/db'
import logger from '@adonisjs/core/services/logger'
import type { SystemNotice } from '@grandstand/shared-types/wire/site/notices'
import { bus } from '#core/bus'
import { systemNoticeRow } from '#notices/actions/write_system_notice'

let stops: (() => void)[] = []

export function startSystemNotices(): void {
  stops = [
    bus.onOwn('creditMoved', ({ userId, direction, amountMinor, currency }) => {
      const key = direction === 'send' ? 'creditSent' : 'creditTaken'
      void tell(userId, key, [amountMinor, currency])
    }),
    bus.onOwn('withdrawalMoved', ({ userId, news, amountMinor, currency }) => {
      void tell(userId, news, [amountMinor, currency])
    }),
    bus.onOwn('accountEdited', ({ userId }) => void tell(userId, 'accountEdited')),
    bus.onOwn('playerExcluded', ({ userId }) => void tell(userId, 'excluded')),
  ]
}

export function stopSystemNotices(): void {
  for (const stop of stops) stop()
  stops = []
}

/** The change has been made already: a notice that cannot be written is only logged. */
async function tell(
  userId: number,
  key: SystemNotice,
  params: (string | number)[] = []
): Promise<void> {
  try {
    const user = await db
      .from('users')
      .where({ id: userId, type: 'player' })
      .select('site_id')
      .first()
    if (!user) return
    const siteId = Number(user.site_id)
    await db.table('notices').insert(systemNoticeRow({ siteId, userId, key, params }))
    // of credit the account channel tells by itself
    if (key !== 'creditSent' && key !== 'creditTaken') bus.emit('noticeWritten', { userId })
  } catch (error) {
    logger.error({ err: error }, 'a notice could not be written')
  }
}
