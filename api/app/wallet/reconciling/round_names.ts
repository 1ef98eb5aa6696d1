import db from '@adonisjs/lucid/services/db'

/** The provider's name of a round; null for an unknown one. */
export async function roundName(roundId: number): Promise<string | null> {
  const row: { name: string } | null = await db
    .query<{ name: string }>()
    .from('game_rounds')
    .where('id', roundId)
    .select({ name: 'provider_round' })
    .first()
  return row?.name ?? null
}
