import { OFFER_SCOPES } from '@grandstand/shared-types/catalogue/offer_layer'
import type { Infer } from '@vinejs/vine/types'
import { rowId, vine } from '#core/requests/validation'

const laid = () => ({
  isHidden: vine.boolean({ strict: true }),
  isSuspended: vine.boolean({ strict: true }),
})

/** Body of POST /v1/offer-layers. */
export const createOfferLayerValidator = vine.compile(
  vine.object({ scope: vine.enum(OFFER_SCOPES), scopeId: rowId(), ...laid() })
)
export type NewOfferLayer = Infer<typeof createOfferLayerValidator>

/** Body of PUT /v1/offer-layers/:id. */
export const updateOfferLayerValidator = vine.compile(vine.object(laid()))
