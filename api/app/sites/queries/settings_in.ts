import type { Reader } from '#core/database/transactions'
import { withDefaults, type SiteSettingsData } from '#sites/settings'

/** The settings of a brand, for a transaction: what holds a connection must not wait for another one, as `siteById` may. */
export async function settingsIn(from: Reader, siteId: number): Promise<SiteSettingsData> {
  const row = await from
    .query<{ settings: string | Partial<SiteSettingsData> }>()
    .from('sites')
    .where('id', siteId)
    .select('settings')
    .firstOrFail()
  return withDefaults(typeof row.settings === 'string' ? JSON.parse(row.settings) : row.settings)
}
