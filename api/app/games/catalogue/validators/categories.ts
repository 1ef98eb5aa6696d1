import { LOBBIES } from '@grandstand/shared-types/accounts/lobbies'
import type { Infer } from '@vinejs/vine/types'
import { placeInList, textByLanguage } from '#core/requests/shown_to_players'
import { exactObject, vine } from '#core/requests/validation'

const MOST_NAME_LENGTH = 80

/** Body of POST /v1/game-categories and PUT /v1/game-categories/:id. */
export const categoryValidator = vine.compile(
  exactObject(
    { lobby: vine.enum(LOBBIES), names: textByLanguage(MOST_NAME_LENGTH), ...placeInList() },
    ['id']
  )
)
export type SentCategory = Infer<typeof categoryValidator>
