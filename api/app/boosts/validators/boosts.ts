import { CURRENCY_CODES } from '@grandstand/shared-types/money/currencies'
import type { Infer } from '@vinejs/vine/types'
import { whole } from '#core/requests/shown_to_players'
import {
  emptyableText,
  exactObject,
  oddsMilli,
  rowId,
  vine,
  inForm,
} from '#core/requests/validation'

const MOST_MATCHES = 100
const MOST_PERCENT_MILLI = 1_000_000
const MOST_SELECTIONS = 20
const MOST_USES = 1_000
const MOST_MINOR = 1_000_000_000_000
const MOST_NAMES = 250
/** The year 2100, in epoch milliseconds. */
const LAST_TIME = 4_102_444_800_000

const terms = () =>
  exactObject({
    matchIds: vine.array(rowId()).minLength(1).maxLength(MOST_MATCHES).distinct(),
    marketTypeId: rowId().nullable(),
    specifier: emptyableText(80),
    outcomeKey: vine.string().trim().minLength(1).maxLength(16).nullable(),
    percentMilli: whole(1, MOST_PERCENT_MILLI).nullable(),
    priceMilli: oddsMilli().nullable(),
    isLive: vine.boolean({ strict: true }),
    isSinglesOnly: vine.boolean({ strict: true }),
    leastSelections: whole(1, MOST_SELECTIONS),
    usesPerPlayer: whole(1, MOST_USES),
    amounts: vine
      .array(
        exactObject({
          currency: vine.enum(CURRENCY_CODES),
          highestStakeMinor: whole(1, MOST_MINOR),
          highestExtraMinor: whole(1, MOST_MINOR),
        })
      )
      .minLength(1)
      .distinct('currency'),
    countries: vine
      .array(vine.string().use(inForm(/^[A-Z]{2}$/, 'TR')))
      .maxLength(MOST_NAMES)
      .distinct(),
    branches: vine.array(vine.string().maxLength(64)).maxLength(MOST_NAMES).distinct(),
  })

/** Body of POST /v1/odds-boosts. */
export const boostValidator = vine.compile(
  exactObject({
    name: vine.string().trim().minLength(1).maxLength(120),
    startsAt: whole(0, LAST_TIME),
    endsAt: whole(0, LAST_TIME),
    terms: terms(),
  })
)
export type SentBoost = Infer<typeof boostValidator>
