/** Why a bonus is held, as staff read it. */
import db from '@adonisjs/lucid/services/db'
import type { BonusFlag, BonusFlagDetail } from '@grandstand/shared-types/bonuses/flags'
import type { BonusFlagView } from '@grandstand/shared-types/wire/bonuses/office'

interface Columns {
  flag: BonusFlag
  detail: string
  createdAt: number
}

/** The flags of a grant, in the order in which they were found. */
export async function flagViews(grantId: number): Promise<BonusFlagView[]> {
  const rows: Columns[] = await db
    .query<Columns>()
    .from('bonus_flags')
    .where('grant_id', grantId)
    .orderBy('id')
    .select({ flag: 'flag', detail: 'detail', createdAt: 'created_at' })
  const details = rows.map(({ detail }): BonusFlagDetail => JSON.parse(detail))
  const ids = [...new Set(details.flatMap(({ userIds = [] }) => userIds))]
  const users = await db
    .query<{ id: number; username: string }>()
    .from('users')
    .whereIn('id', ids)
    .select('id', 'username')
  const names = new Map(users.map(({ id, username }) => [Number(id), username]))
  return rows.map(({ flag, createdAt }, index) => {
    const { userIds = [], couponPairs = [], percentMilli = null } = details[index] ?? {}
    return {
      flag,
      players: userIds.flatMap((id) => {
        const username = names.get(id)
        return username === undefined ? [] : [{ id, username }]
      }),
      couponPairs: couponPairs.map(([one, other]): [number, number] => [one, other]),
      percentMilli,
      foundAt: Number(createdAt),
    }
  })
}
