import db from '@adonisjs/lucid/services/db'
import type { GameRow } from '@grandstand/shared-types/wire/games/games'
import type { Reader } from '#core/database/transactions'

/** What the wallet must know of a game, hidden ones too. */
export interface PlayedGame {
  id: number
  code: string
  limits: GameRow['limits']
  extras: GameRow['extras']
}

/** The game of a provider by the provider's own name of it; null for an unknown one. */
export async function gameByCode(
  providerId: number,
  code: string,
  from: Reader = db.connection()
): Promise<PlayedGame | null> {
  const row = await from
    .query<{ id: number; code: string; limits: string; extras: string }>()
    .from('games')
    .where({ provider_id: providerId, code })
    .select('id', 'code', 'limits', 'extras')
    .first()
  if (!row) return null
  const limits: GameRow['limits'] = JSON.parse(row.limits)
  const extras: GameRow['extras'] = JSON.parse(row.extras)
  return { id: Number(row.id), code: row.code, limits, extras }
}
