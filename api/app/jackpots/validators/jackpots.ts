import { LOBBIES } from '@grandstand/shared-types/accounts/lobbies'
import {
  MOST_JACKPOT_MINOR,
  MOST_JOINED_BRANDS,
  MOST_LEVELS,
  MOST_MEAN_STAKES_MINOR,
  MOST_RESERVE_PPM,
  MOST_SHARE_PPM,
} from '@grandstand/shared-types/games/jackpot/bounds'
import { CURRENCY_CODES } from '@grandstand/shared-types/money/currencies'
import { LEVEL_KINDS } from '@grandstand/shared-types/games/jackpot/jackpot'
import type { Infer } from '@vinejs/vine/types'
import { textByLanguage, whole } from '#core/requests/shown_to_players'
import { exactObject, rowId, vine } from '#core/requests/validation'

const MOST_NAME_LENGTH = 60
const MOST_COUNTED_GAMES = 200
const LAST_ORDER = 1_000_000
/** The end of the year 2999. */
const LAST_MOMENT = 32_503_680_000_000
/** Fields of the row that a form sends back. */
const OF_RUN = [
  'amountMinor',
  'reserveMinor',
  'runNumber',
  'runSeedMinor',
  'runMustFallBeforeMinor',
  'runBegunAt',
  'seedHash',
  'isResting',
]

const rule = () => ({
  kind: vine.enum(LEVEL_KINDS),
  meanStakesMinor: whole(0, MOST_MEAN_STAKES_MINOR),
  sharePpm: whole(0, MOST_SHARE_PPM),
  reservePpm: whole(0, MOST_RESERVE_PPM),
  seedMinor: whole(0, MOST_JACKPOT_MINOR),
  mustFallBeforeMinor: whole(1, MOST_JACKPOT_MINOR),
})

/** Body of POST /v1/brand-jackpots and PUT /v1/brand-jackpots/:id. */
export const jackpotValidator = vine.compile(
  exactObject(
    {
      names: textByLanguage(MOST_NAME_LENGTH),
      currency: vine.enum(CURRENCY_CODES),
      isForAllBrands: vine.boolean({ strict: true }),
      joinedBrands: vine.array(rowId()).maxLength(MOST_JOINED_BRANDS).distinct(),
      countsSport: vine.boolean({ strict: true }),
      countsDesks: vine.boolean({ strict: true }),
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
              ...rule(),
            },
            OF_RUN
          )
        )
        .minLength(1)
        .maxLength(MOST_LEVELS),
    },
    ['id', 'updatedAt', 'changes']
  )
)
export type SentJackpot = Infer<typeof jackpotValidator>

/** Body of POST /v1/brand-jackpots/:id/changes. */
export const changeValidator = vine.compile(
  exactObject({ levelId: rowId(), fromAt: whole(0, LAST_MOMENT), ...rule() })
)
export type SentChange = Infer<typeof changeValidator>

const MOST_DAYS = 31

/** Query of GET /v1/brand-jackpots/:id/history. */
export const historyValidator = vine.compile(
  vine.object({ days: vine.number().withoutDecimals().min(1).max(MOST_DAYS).optional() })
)
