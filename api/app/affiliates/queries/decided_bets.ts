import db from '@adonisjs/lucid/services/db'
import { whereAmong } from '#core/database/transactions'
import { DECIDED } from '#affiliates/queries/first_stakes'

/** How many bets of each of the players were decided; who has none is missing. */
export async function decidedBets(userIds: readonly number[]): Promise<Map<number, number>> {
  const counts = new Map<number, number>()
  if (userIds.length === 0) return counts
  for (const { table, states } of DECIDED) {
    const query = db
      .query<{ userId: number; count: number }>()
      .from(table)
      .whereIn('state', [...states])
      .groupBy('user_id')
      .select({ userId: 'user_id' })
      .count('* as count')
    const rows: { userId: number; count: number }[] = await whereAmong(query, 'user_id', userIds)
    for (const { userId, count } of rows) {
      counts.set(Number(userId), (counts.get(Number(userId)) ?? 0) + Number(count))
    }
  }
  return counts
}
