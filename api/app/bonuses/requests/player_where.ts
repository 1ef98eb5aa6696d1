import db from '@adonisjs/lucid/services/db'
import { found } from '#core/errors/app_error'

interface Player {
  id: number
  siteId: number
  currency: string
}

/** The player of the brand. Throws 404 `notFound`. */
export async function playerWhere(by: Record<string, string | number>): Promise<Player> {
  const row = await db
    .query<Player>()
    .from('users')
    .where({ ...by, type: 'player' })
    .select({ id: 'id', siteId: 'site_id', currency: 'currency' })
    .first()
  const { id, siteId, currency } = found(row)
  return { id: Number(id), siteId: Number(siteId), currency }
}
