import { vine } from '#core/requests/validation'
import { active, listOrder } from '#catalogue/validators/places'

/** Body of PUT /v1/live-matches/:id. */
export const updateLiveMatchValidator = vine.compile(
  vine.object({ active: active(), listOrder: listOrder() })
)
