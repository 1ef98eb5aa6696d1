import db from '@adonisjs/lucid/services/db'
import type { Reader } from '#core/database/transactions'

/** The hosts of every brand that has some, or of those `siteIds`, in their order. */
export async function hostsBySite(siteIds?: number[]): Promise<Map<number, string[]>> {
  const query = db.query<{ site_id: number; host: string }>().from('site_hosts').orderBy('id')
  if (siteIds) query.whereIn('site_id', siteIds)
  const rows: { site_id: number; host: string }[] = await query.select('site_id', 'host')
  const bySite = new Map<number, string[]>()
  for (const { site_id: siteId, host } of rows) {
    bySite.set(Number(siteId), [...(bySite.get(Number(siteId)) ?? []), host])
  }
  return bySite
}

/** The hosts of one brand, in their order. */
export async function hostsOf(reader: Reader, siteId: number): Promise<string[]> {
  const rows: { host: string }[] = await reader
    .query<{ host: string }>()
    .from('site_hosts')
    .where('site_id', siteId)
    .orderBy('id')
    .select('host')
  return rows.map(({ host }) => host)
}
