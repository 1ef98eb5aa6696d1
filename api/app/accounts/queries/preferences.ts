import db from '@adonisjs/lucid/services/db'
import type { Preferences } from '@grandstand/shared-types/wire/people/accounts'

/** All preferences of a user by name. */
export async function preferencesOf(userId: number): Promise<Preferences> {
  const rows: { name: string; value: string }[] = await db
    .query<{ name: string; value: string }>()
    .from('user_preferences')
    .where('user_id', userId)
    .orderBy('name')
    .select('name', 'value')
  return Object.fromEntries(rows.map(({ name, value }) => [name, JSON.parse(value)]))
}
