import db from '@adonisjs/lucid/services/db'

/** The number of the brand's picture at an address; null when the brand has none there. */
export async function uploadAt(siteId: number, address: string): Promise<number | null> {
  const row: { id: number } | null = await db
    .from('uploads')
    .where({ site_id: siteId, address })
    .select('id')
    .first()
  return row ? Number(row.id) : null
}
