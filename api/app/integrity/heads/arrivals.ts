/** Brands that came from another database: the day's heads there hold what was written there. */
import db from '@adonisjs/lucid/services/db'

/** Begins the name of the row of `job_states` that says when a brand arrived; its number follows. */
export const ARRIVAL_JOB = 'arrived:'

/** The brand's transfers before `at`, in epoch milliseconds, were written in another database. */
export interface Arrival {
  siteId: number
  at: number
}

export async function arrivals(): Promise<Arrival[]> {
  const rows: { name: string; state: string }[] = await db
    .query<{ name: string; state: string }>()
    .from('job_states')
    .where('name', 'like', `${ARRIVAL_JOB}%`)
    .orderBy('name')
    .select('name', 'state')
  return rows.map(({ name, state }) => ({
    siteId: Number(name.slice(ARRIVAL_JOB.length)),
    at: Number(state),
  }))
}
