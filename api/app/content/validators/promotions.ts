import type { Infer } from '@vinejs/vine/types'
import { vine } from '#core/requests/validation'
import { webAddress } from '#sites/validators/profile'
import { sentTexts } from '#content/translated'
import { shownWhile } from '#content/validators/shown_while'

/** Body of POST /v1/promotions and PUT /v1/promotions/:id. */
export const promotionValidator = vine.compile(
  vine.object({ texts: sentTexts(), picture: webAddress().nullable(), ...shownWhile() })
)
export type SentPromotion = Infer<typeof promotionValidator>
