/** Shapes of what a brand lays over the shared offer, under `/v1/offer-layers`. */
import type { OfferScope } from '../../catalogue/offer_layer.ts'

/** A row of `/v1/offer-layers`: at least one of the two is true. */
export interface OfferLayerRow {
  id: number
  scope: OfferScope
  /** Id of the sport, category, tournament, match or market. */
  scopeId: number
  /** Players and desks of the brand see it nowhere, and cannot bet on it. */
  isHidden: boolean
  /** Shown, but nothing can be bet on it or sold at the brand. */
  isSuspended: boolean
  updatedAt: number
}
