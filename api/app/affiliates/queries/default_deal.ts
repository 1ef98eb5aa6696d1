import type { DealTerms } from '@grandstand/shared-types/affiliates/deal'
import db from '@adonisjs/lucid/services/db'
import { readTerms } from '#affiliates/stored_deal'
import type { Reader } from '#core/database/transactions'

/** The terms that affiliates of a brand get by being approved (rules 16.4); null while the brand has set none. */
export async function defaultDealOf(
  siteId: number,
  reader: Reader = db.connection()
): Promise<DealTerms | null> {
  const row = await reader
    .query<{ terms: string }>()
    .from('affiliate_default_deals')
    .where('site_id', siteId)
    .select('terms')
    .first()
  return row ? readTerms(row.terms) : null
}
