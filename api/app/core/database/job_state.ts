/** How far each job of this installation is: a text under the job's name, which the job alone reads. */
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import db from '@adonisjs/lucid/services/db'
import { isUniqueViolation } from '#core/database/transactions'
import { clock } from '#core/timing/clock'

/** The state of the job; null before it has one. `reader` may be a connection to another database. */
export async function jobState(
  name: string,
  reader: QueryClientContract = db.connection()
): Promise<string | null> {
  const row = await reader
    .query<{ state: string }>()
    .from('job_states')
    .where('name', name)
    .select('state')
    .first()
  return row?.state ?? null
}

/** Stores the state of the job, the first or another one. */
export async function storeJobState(
  name: string,
  state: string,
  client: QueryClientContract = db.connection()
): Promise<void> {
  const row = { state, updated_at: clock.now() }
  const update = async () => Number(await client.from('job_states').where('name', name).update(row))
  if ((await update()) > 0) return
  try {
    await client
      .insertQuery()
      .table('job_states')
      .insert({ name, ...row })
  } catch (error) {
    // another process was first
    if (!isUniqueViolation(error)) throw error
    await update()
  }
}
