import { whereAmong, type Reader } from '#core/database/transactions'

/** Where bets are decided: the table, its moment, and the states in which the house has decided about a stake. */
export const DECIDED = [
  { table: 'coupons', at: 'settled_at', states: ['settled', 'sold'] },
  { table: 'game_rounds', at: 'closed_at', states: ['closed'] },
  { table: 'draw_tickets', at: 'settled_at', states: ['won', 'lost'] },
] as const

interface Decided {
  userId: number
  at: number
}

/** When the first bet of each of the players was decided, before `until`; who has none is missing. */
export async function firstStakes(
  reader: Reader,
  userIds: readonly number[],
  until: number
): Promise<Map<number, number>> {
  const first = new Map<number, number>()
  if (userIds.length === 0) return first
  for (const { table, at, states } of DECIDED) {
    const query = reader
      .query<Decided>()
      .from(table)
      .whereIn('state', [...states])
      .where(at, '<', until)
      .groupBy('user_id')
      .select({ userId: 'user_id' })
      .min(`${at} as at`)
    const rows: Decided[] = await whereAmong(query, 'user_id', userIds)
    for (const { userId, at: decidedAt } of rows) {
      const known = first.get(Number(userId)) ?? Infinity
      first.set(Number(userId), Math.min(known, Number(decidedAt)))
    }
  }
  return first
}
