import { LOBBIES } from '@grandstand/shared-types/accounts/lobbies'
import {
  MOST_JACKPOT_MINOR,
  MOST_LEVELS,
  MOST_SHARE_PPM,
} from '@grandstand/shared-types/games/jackpot/bounds'
import { CURRENCY_CODES } from '@grandstand/shared-types/money/currencies'
import type { Infer } from '@vinejs/vine/types'
import { textByLanguage, whole } from '#core/requests/shown_to_players'
import { exactObject, rowId, vine } from '#core/requests/validation'

const MOST_NAME_LENGTH = 60
const MOST_COUNTED_GAMES = 200
const LAST_ORDER = 1_000_000
/** Fields of the row that a form sends back. */
const OF_RUN = [
  'amountMinor',
  'runNumber',
  'runSeedMinor',
  'runMustFallBeforeMinor',
  'runBegunAt',
  'seedHash',
  'isResting',
]

/** Body of POST /v1/brand-jackpots and PUT /v1/brand-jackpots/:id. */
export const jackpotValidator = vine.compile(
  exactObject(
    {
      names: textByLanguage(MOST_NAME_LENGTH),
      currency: vine.enum(CURRENCY_CODES),
      isForAllBrands: vine.boolean({ strict: true }),
      countedLobbies: vine.array(vine.enum(LOBBIES)).distinct(),
      countedGames: vine.array(rowId()).maxLength(MOST_COUNTED_GAMES).distinct(),
      listOrder: whole(0, LAST_ORDER),
      isEnabled: vine.boolean({ strict: true }),
      levels: vine
        .array(
          exactObject(
            {
              id: rowId().nullable(),
              names: textByLanguage(MOST_NAME_LENGTH),
              sharePpm: whole(0, MOST_SHARE_PPM),
              seedMinor: whole(0, MOST_JACKPOT_MINOR),
              mustFallBeforeMinor: whole(1, MOST_JACKPOT_MINOR),
            },
            OF_RUN
          )
        )
        .minLength(1)
        .maxLength(MOST_LEVELS),
    },
    ['id', 'updatedAt']
  )
)
export type SentJackpot = Infer<typeof jackpotValidator>

const MOST_DAYS = 31

/** Query of GET /v1/brand-jackpots/:id/history. */
export const historyValidator = vine.compile(
  vine.object({ days: vine.number().withoutDecimals().min(1).max(MOST_DAYS).optional() })
)
