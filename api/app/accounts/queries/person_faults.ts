/** Reasons why a person may neither bet nor receive money, even with an active account (must-hold A9). */
import db from '@adonisjs/lucid/services/db'
import { birthDateFault } from '@grandstand/shared-types/accounts/account_rules'
import type { UserType } from '@grandstand/shared-types/accounts/user_types'
import { clock } from '#core/timing/clock'

/** `minimumAge`: too young; `identityNumberInUse`: the second account of a person at the same brand. */
export type PersonFault = 'minimumAge' | 'identityNumberInUse'

interface Person {
  id: number
  type: UserType
  birth_date: string | null
  identity_key: string | null
}

/** The faults of the players among these people, by user id; players without a fault are left out. */
export async function personFaults(people: readonly Person[]): Promise<Map<number, PersonFault>> {
  const players = people.filter(({ type }) => type === 'player')
  const faults = new Map<number, PersonFault>()
  const named = players.filter(({ identity_key: key }) => key !== null).map(({ id }) => id)
  for (const id of await secondAccounts(named)) faults.set(id, 'identityNumberInUse')
  for (const { id, birth_date: day } of players) {
    if (day !== null && birthDateFault(day, clock.now())?.key === 'minimumAge') {
      faults.set(id, 'minimumAge')
    }
  }
  return faults
}

/** The ids of players whose identity number an older player account of the same brand has. */
async function secondAccounts(userIds: readonly number[]): Promise<number[]> {
  if (userIds.length === 0) return []
  const rows: { id: number }[] = await db
    .query<{ id: number }>()
    .from('users')
    .join('users as older', (join) => {
      join
        .on('older.site_id', 'users.site_id')
        .andOn('older.identity_key', 'users.identity_key')
        .andOn('older.id', '<', 'users.id')
    })
    .whereIn('users.id', [...userIds])
    .where('older.type', 'player')
    .select('users.id')
    .distinct()
  return rows.map(({ id }) => id)
}
