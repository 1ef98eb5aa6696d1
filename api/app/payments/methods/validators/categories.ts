import { PAYMENT_DIRECTIONS } from '@grandstand/shared-types/payments/states'
import type { Infer } from '@vinejs/vine/types'
import { exactObject, vine } from '#core/requests/validation'
import { webAddress } from '#sites/validators/profile'
import { placeInList, textByLanguage } from '#core/requests/shown_to_players'
import { bounds } from '#payments/methods/validators/bounds'

const MOST_NAME_LENGTH = 120
const MOST_INFO_LENGTH = 4_000

/** Body of POST /v1/payment-categories and PUT /v1/payment-categories/:id. */
export const categoryValidator = vine.compile(
  exactObject(
    {
      direction: vine.enum(PAYMENT_DIRECTIONS),
      names: textByLanguage(MOST_NAME_LENGTH),
      logo: webAddress().nullable(),
      ...bounds(),
      openLink: webAddress().nullable(),
      info: textByLanguage(MOST_INFO_LENGTH),
      ...placeInList(),
    },
    ['id']
  )
)
export type SentCategory = Infer<typeof categoryValidator>
