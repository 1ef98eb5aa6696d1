import type { OfferScope } from '@grandstand/shared-types/catalogue/offer_layer'
import type { OfferLayerRow } from '@grandstand/shared-types/wire/betting/offer'
import { bool, number, text, type FieldsOf, type Resource } from '#core/lists/resource'

const fields = {
  id: number('offer_layers.id'),
  scope: text<OfferScope>('offer_layers.scope'),
  scopeId: number('offer_layers.scope_id'),
  isHidden: bool('offer_layers.is_hidden'),
  isSuspended: bool('offer_layers.is_suspended'),
  updatedAt: number('offer_layers.updated_at'),
} satisfies FieldsOf<OfferLayerRow>

/** What a brand hides and suspends; narrow the query to the site of the staff. */
export const offerLayerResource: Resource<typeof fields> = {
  name: 'offer-layers',
  fields,
  from: (query) => query.from('offer_layers'),
  search: ['offer_layers.scope'],
  defaultSort: ['updatedAt', 'desc'],
}
