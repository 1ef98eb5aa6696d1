/** Corrections by staff that no statement counts yet. */
import type { Reader } from '#core/database/transactions'

export interface OpenAdjustment {
  id: number
  affiliateId: number
  amountMinor: number
}

/** Corrections before `until` that no statement counts yet. */
export async function openAdjustments(
  reader: Reader,
  siteId: number,
  until: number
): Promise<OpenAdjustment[]> {
  const rows: OpenAdjustment[] = await reader
    .query<OpenAdjustment>()
    .from('affiliate_adjustments as j')
    .join('affiliates as f', 'f.id', 'j.affiliate_id')
    .where('f.site_id', siteId)
    .where('j.created_at', '<', until)
    .whereNull('j.statement_id')
    .select({ id: 'j.id', affiliateId: 'j.affiliate_id', amountMinor: 'j.amount' })
  return rows.map((row) => ({
    id: Number(row.id),
    affiliateId: Number(row.affiliateId),
    amountMinor: Number(row.amountMinor),
  }))
}
