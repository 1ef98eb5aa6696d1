/**
 * Notices that the platform writes by itself: the person whose credit, limits or protection changed, or whose
 * money leaves, is told (must-hold S9).
 */
import db from '@adonisjs/lucid/services/db'
import logger from '@adonisjs/core/services/logger'
import type { SystemNotice } from '@grandstand/shared-types/wire/site/notices'
import { bus } from '#core/bus'
import { clock } from '#core/timing/clock'

let stops: (() => void)[] = []

export function startSystemNotices(): void {
  stops = [
    bus.on('creditMoved', ({ userId, direction, amountMinor, currency }) => {
      const key = direction === 'send' ? 'creditSent' : 'creditTaken'
      void tell(userId, key, [amountMinor, currency])
    }),
    bus.on('withdrawalMoved', ({ userId, news, amountMinor, currency }) => {
      void tell(userId, news, [amountMinor, currency])
    }),
    bus.on('accountEdited', ({ userId }) => void tell(userId, 'accountEdited')),
    bus.on('playerExcluded', ({ userId }) => void tell(userId, 'excluded')),
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
    await db.table('notices').insert({
      site_id: user.site_id,
      form: 'message',
      audience: 'player',
      user_id: userId,
      texts: '{}',
      notice_key: key,
      params: JSON.stringify(params),
      created_at: clock.now(),
    })
    // of credit the account channel tells by itself
    if (key !== 'creditSent' && key !== 'creditTaken') bus.emit('noticeWritten', { userId })
  } catch (error) {
    logger.error({ err: error }, 'a notice could not be written')
  }
}
