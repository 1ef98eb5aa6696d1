/** Terms of deals in their stored form. */
import {
  wholeTerms,
  type DealTerms,
  type SentTerms,
} from '@grandstand/shared-types/affiliates/deal'
import type { DealVersion } from '@grandstand/shared-types/wire/affiliates/affiliates'

export interface StoredDeal {
  id: number
  affiliateId: number
  fromDay: string
  /** JSON: `DealTerms`. */
  terms: string
}

export const DEAL_COLUMNS = {
  id: 'affiliate_deals.id',
  affiliateId: 'affiliate_deals.affiliate_id',
  fromDay: 'affiliate_deals.from_day',
  terms: 'affiliate_deals.terms',
} as const

/** Terms as they were stored, JSON. */
export function readTerms(text: string): DealTerms {
  const terms: SentTerms = JSON.parse(text)
  return wholeTerms(terms)
}

export const readDeal = ({ id, fromDay, terms }: StoredDeal): DealVersion => ({
  ...readTerms(terms),
  id: Number(id),
  fromDay,
})
