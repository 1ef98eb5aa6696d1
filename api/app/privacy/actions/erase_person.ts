/** Erases the personal data of closed accounts, once their time has come. */
import type { ErasureObstacle } from '@grandstand/shared-types/wire/people/privacy'
import logger from '@adonisjs/core/services/logger'
import db from '@adonisjs/lucid/services/db'
import { recordAudit } from '#audit/record_audit'
import { ofBrandsHere } from '#core/database/brands_here'
import { clock } from '#core/timing/clock'
import { oneByOne } from '#core/timing/one_by_one'
import { inTransaction } from '#core/database/transactions'
import { eraseRows, valuesFor } from '#core/retention/erase_rows'
import { openMattersOf, personalTables } from '#core/retention/personal_data'
import type { Person } from '#core/retention/rows_of_person'

const AT_A_TIME = 100

interface Due {
  id: number
  site_id: number
  user_id: number
  skipped_for: string | null
}

/** Erases the people that are due, and resolves to their number; ends early once `isStopped` says so. */
export async function eraseDue(isStopped: () => boolean = () => false): Promise<number> {
  let count = 0
  for (let after = 0; ;) {
    const due: Due[] = await ofBrandsHere(db.query<Due>().from('erasures'))
      .where('state', 'waiting')
      .where('due_at', '<=', clock.now())
      .where('id', '>', after)
      .orderBy('id')
      .limit(AT_A_TIME)
      .select('id', 'site_id', 'user_id', 'skipped_for')
    const failed = 'a person could not be erased; it is tried again'
    count += await oneByOne(due, { failed, isStopped }, erase)
    if (due.length < AT_A_TIME || isStopped()) return count
    after = Number(due.at(-1)?.id)
  }
}

/**
 * Erases one person, table by table and their own row at the end, so that a stop in between is made good by the next
 * round. False for an account that was opened again, or that money has reached since: the list of staff says so.
 */
async function erase(due: Due): Promise<boolean> {
  const { id, site_id: siteId, user_id: userId } = due
  const row = await db
    .query<{ email: string | null; status: number }>()
    .from('users')
    .where('id', Number(userId))
    .select('email', 'status')
    .firstOrFail()
  const left = await openMattersOf(db.connection(), Number(userId))
  const obstacles: ErasureObstacle[] = Number(row.status) === 0 ? left : ['accountOpen', ...left]
  if (obstacles.length > 0) {
    await noteSkipped(due, obstacles)
    return false
  }
  const person: Person = { id: Number(userId), siteId: Number(siteId), email: row.email }
  const tables = personalTables()
  for (const declared of tables) {
    if (declared.table !== 'users') await eraseRows(declared, person)
  }
  const ofUsers = tables.find(({ table }) => table === 'users')
  if (!ofUsers || ofUsers.erased === 'rows') throw new Error('people are not declared')
  const values = valuesFor(ofUsers.erased, person.id)
  await inTransaction(async (trx) => {
    const now = clock.now()
    const taken: unknown = await trx
      .from('erasures')
      .where({ id, state: 'waiting' })
      .update({ state: 'erased', waiting_key: null, erased_at: now })
    if (Number(taken) === 0) return
    await trx
      .from('users')
      .where('id', person.id)
      .update({ ...values, updated_at: now })
    await recordAudit(trx, {
      siteId: person.siteId,
      actorId: null,
      action: 'user.erased',
      subjectType: 'user',
      subjectId: person.id,
      detail: { erasureId: Number(id) },
    })
  })
  return true
}

/** Keeps why it was skipped, and since when for this reason; the next rounds try it again. */
async function noteSkipped({ id, skipped_for: before }: Due, obstacles: ErasureObstacle[]) {
  const skippedFor = JSON.stringify(obstacles)
  if (skippedFor === before) return
  await db
    .from('erasures')
    .where({ id, state: 'waiting' })
    .update({ skipped_at: clock.now(), skipped_for: skippedFor })
  logger.warn({ erasureId: id, obstacles }, 'an account that is not closed was not erased')
}
