import { LOBBIES } from '@grandstand/shared-types/accounts/lobbies'
import { CURRENCY_CODES } from '@grandstand/shared-types/money/currencies'
import type { Infer } from '@vinejs/vine/types'
import { amountMinor, exactObject, fieldsOf, vine } from '#core/requests/validation'

const amount = () => amountMinor().nullable()
const bound = () => exactObject({ minStakeMinor: amount(), maxStakeMinor: amount() }).optional()

/** Body of PUT /v1/lobby-settings: every lobby once, in the order of the menus. */
export const lobbiesValidator = vine.compile(
  exactObject({
    lobbies: vine
      .array(
        exactObject({
          lobby: vine.enum(LOBBIES),
          isShown: vine.boolean({ strict: true }),
          stakes: exactObject(fieldsOf(CURRENCY_CODES, bound)),
        })
      )
      .fixedLength(LOBBIES.length)
      .distinct('lobby'),
  })
)
export type SentLobbies = Infer<typeof lobbiesValidator>
