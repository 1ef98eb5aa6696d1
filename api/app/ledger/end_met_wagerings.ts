import { ofBrandsHere } from '#core/database/brands_here'
import db from '@adonisjs/lucid/services/db'
import { clock } from '#core/timing/clock'
import { wageringsOf } from '#ledger/wagering'

const AT_A_TIME = 100
const EVERY_MS = 3_600_000

/** Ends the wagerings that are met, so that nobody counts their stakes again; looks at each once an hour. */
export async function endMetWagerings(isStopped: () => boolean = () => false): Promise<void> {
  const due = await ofBrandsHere(db.query<{ userId: number }>().from('wagerings'))
    .whereNull('ended_at')
    .where('checked_at', '<=', clock.now() - EVERY_MS)
    .groupBy('user_id')
    .limit(AT_A_TIME)
    .select({ userId: 'user_id' })
  for (const row of due) {
    if (isStopped()) return
    const userId = Number(row.userId)
    const open = await wageringsOf(db.connection(), userId)
    const met = open.filter(({ dueMinor, playedMinor }) => playedMinor >= dueMinor)
    const now = clock.now()
    for (const { id } of met) {
      await db.from('wagerings').where('id', id).whereNull('ended_at').update({ ended_at: now })
    }
    await db
      .from('wagerings')
      .where('user_id', userId)
      .whereNull('ended_at')
      .update({ checked_at: now })
  }
}
