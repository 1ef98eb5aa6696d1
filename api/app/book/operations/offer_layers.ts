/** What a brand hides and suspends of the shared offer. */
import {
  createOperation,
  deleteOperation,
  editsOf,
  updateOperation,
} from '#core/operations/edit_operations'
import { aroundList, readOperations } from '#core/operations/resource_operations'
import type { Query } from '#core/lists/resource'
import type { Principal } from '#core/requests/access'
import {
  createOfferLayer,
  deleteOfferLayer,
  updateOfferLayer,
} from '#book/actions/edit_offer_layers'
import { offerLayerResource } from '#book/queries/offer_layer_resource'
import { createOfferLayerValidator, updateOfferLayerValidator } from '#book/validators/offer_layer'

const ofSite = (query: Query, { siteId }: Pick<Principal, 'siteId'>) =>
  void query.where('offer_layers.site_id', siteId)

const NONE = 'none: takes bets off sale, or puts them back'

const reads = { permission: 'offer.edit', scope: ofSite } as const
const layers = editsOf(offerLayerResource, 'offer.edit', reads)

export const offerLayerOperations = {
  ...aroundList('offerLayers', offerLayerResource, reads),
  ...readOperations('offerLayers', offerLayerResource, reads),
  ...createOperation('offerLayers', layers, {
    stepUp: NONE,
    does: 'Hides or suspends a part of the shared offer at this brand alone; coupons that stand are settled as always.',
    body: createOfferLayerValidator,
    errors: ['notForSubject', 'alreadyExists'],
    notes: {
      in: 'hidden: a sport, category, tournament or match, shown nowhere at the brand; suspended: a match or market, shown without bets and sales; at least one of the two',
    },
    run: createOfferLayer,
  }),
  ...updateOperation('offerLayers', layers, {
    stepUp: NONE,
    does: 'Changes whether the brand hides or suspends it.',
    body: updateOfferLayerValidator,
    errors: ['notForSubject'],
    run: updateOfferLayer,
  }),
  ...deleteOperation('offerLayers', layers, {
    stepUp: NONE,
    does: 'Offers it at the brand as all share it.',
    run: deleteOfferLayer,
  }),
}
