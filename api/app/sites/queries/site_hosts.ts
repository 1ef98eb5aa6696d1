import db from '@adonisjs/lucid/services/db'
import type { Reader } from '#core/database/transactions'

/** The hosts of every brand that has some, in their order. */
export async function hostsBySite(): Promise<Map<number, string[]>> {
  const rows: { site_id: number; host: string }[] = await db
    .query<{ site_id: number; host: string }>()
    .from('site_hosts')
    .orderBy('id')
    .select('site_id', 'host')
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
