import { LOBBIES } from '@grandstand/shared-types/accounts/lobbies'
import { SITE_LANGUAGES } from '@grandstand/shared-types/languages/table'
import { TABLE_STATES } from '@grandstand/shared-types/wire/games/games'
import { CURRENCY_CODES } from '@grandstand/shared-types/money/currencies'
import type { Infer } from '@vinejs/vine/types'
import { placeInList, whole } from '#core/requests/shown_to_players'
import { amountMinor, exactObject, fieldsOf, rowId, vine } from '#core/requests/validation'
import { audience } from '#accounts/validators/audience'
import { webAddress } from '#sites/validators/profile'

const MOST_TABLES = 50
/** Millionths: a game may publish a return somewhat above the whole stake. */
const MOST_RETURN_PPM = 2_000_000

const shortText = () => vine.string().trim().minLength(1).maxLength(40)
const on = () => vine.boolean({ strict: true })

/** Body of POST /v1/provider-games and PUT /v1/provider-games/:id. */
export const gameValidator = vine.compile(
  exactObject(
    {
      providerId: rowId(),
      categoryId: rowId().nullable(),
      lobby: vine.enum(LOBBIES),
      code: vine.string().trim().minLength(1).maxLength(100),
      title: vine.string().trim().minLength(1).maxLength(120),
      companyName: vine.string().trim().minLength(1).maxLength(80),
      logo: webAddress().nullable(),
      topServiceId: shortText().nullable(),
      topServiceId2: shortText().nullable(),
      middleServiceId: shortText().nullable(),
      extras: vine
        .array(
          exactObject({
            id: shortText(),
            limitId: shortText(),
            minStakeMinor: amountMinor(0),
            maxStakeMinor: amountMinor(0),
            state: vine.enum(TABLE_STATES).optional(),
          })
        )
        .maxLength(MOST_TABLES),
      limits: exactObject(
        fieldsOf(CURRENCY_CODES, () =>
          exactObject({
            minStakeMinor: amountMinor(0),
            maxStakeMinor: amountMinor(0),
            maxPayMinor: amountMinor(0),
          }).optional()
        )
      ),
      languages: vine.array(vine.enum(SITE_LANGUAGES)).maxLength(SITE_LANGUAGES.length).distinct(),
      ...audience(),
      returnPpm: whole(0, MOST_RETURN_PPM).nullable(),
      opensLobby: on(),
      isMobile: on(),
      hasDemo: on(),
      ...placeInList(),
    },
    ['id', 'blockedCountries', 'updatedAt']
  )
)
export type SentGame = Infer<typeof gameValidator>
