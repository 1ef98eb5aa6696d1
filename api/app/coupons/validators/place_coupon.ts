import {
  ODDS_CHANGE_CHOICES,
  SLIP_KINDS,
} from '@grandstand/shared-types/coupons/model/coupon_words'
import { MOST_DIVISOR, MOST_PLACES } from '@grandstand/shared-types/racing/terms/place_terms'
import { exactObject, oddsMilli, vine } from '#core/requests/validation'

/** More selections than any coupon may have; `evaluate` checks the real limit. */
const READ_AT_MOST = 50
const strictId = () =>
  vine.number({ strict: true }).withoutDecimals().positive().max(Number.MAX_SAFE_INTEGER)

const wholeUpTo = (most: number) => vine.number({ strict: true }).withoutDecimals().min(1).max(most)

/** Terms that the player saw; `evaluate` compares them with those of the moment. */
const placeTerms = () =>
  exactObject({ places: wholeUpTo(MOST_PLACES), divisor: wholeUpTo(MOST_DIVISOR) })

/** Body of POST /v1/coupons: only its shape; `evaluate` checks the rules. */
export const placeCouponValidator = vine.compile(
  exactObject({
    kind: vine.enum(SLIP_KINDS),
    selections: vine
      .array(
        exactObject({
          outcomeId: strictId(),
          oddsMilli: oddsMilli(),
          isBanker: vine.boolean({ strict: true }).optional(),
          eachWay: placeTerms().optional(),
          atStartingPrice: vine.boolean({ strict: true }).optional(),
        })
      )
      .maxLength(READ_AT_MOST),
    totalStakeMinor: vine.number({ strict: true }).withoutDecimals().min(1).max(1_000_000_000_000),
    sizes: vine
      .array(vine.number({ strict: true }).withoutDecimals().min(1).max(READ_AT_MOST))
      .maxLength(READ_AT_MOST)
      .optional(),
    oddsChange: vine.enum(ODDS_CHANGE_CHOICES),
    freeBetId: strictId().optional(),
    boostId: strictId().optional(),
  })
)
