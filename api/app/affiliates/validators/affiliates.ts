import { MOST_CLAWBACK_DAYS, MOST_TIERS } from '@grandstand/shared-types/affiliates/deal'
import { PRODUCTS } from '@grandstand/shared-types/accounts/user_types'
import { DEAL_COSTS, DEAL_KINDS, TIER_MODES } from '@grandstand/shared-types/affiliates/deal'
import { NEGATIVE_PERIODS, WHOLE_RATE } from '@grandstand/shared-types/statements/commission'
import { MOST_ABOUT_LENGTH } from '@grandstand/shared-types/wire/affiliates/affiliates'
import { amountMinor, calendarDay, exactObject, reason, vine } from '#core/requests/validation'

const whole = (min: number, max: number) =>
  vine.number({ strict: true }).withoutDecimals().min(min).max(max)
const rate = () => whole(0, WHOLE_RATE)

const MOST_ADJUSTMENT = 100_000_000_000

const terms = () => ({
  kind: vine.enum(DEAL_KINDS),
  tiers: vine.array(exactObject({ fromMinor: amountMinor(0), rate: rate() })).maxLength(MOST_TIERS),
  tierMode: vine.enum(TIER_MODES),
  costs: vine.array(vine.enum(DEAL_COSTS)).maxLength(DEAL_COSTS.length).distinct(),
  products: vine
    .array(vine.enum(PRODUCTS))
    .minLength(1)
    .maxLength(PRODUCTS.length)
    .distinct()
    .nullable()
    .optional(),
  feeRate: rate(),
  negative: vine.enum(NEGATIVE_PERIODS),
  carryCapMinor: amountMinor(0).nullable(),
  cpaMinor: amountMinor(0),
  leastDepositMinor: amountMinor(0),
  leastStakesMinor: amountMinor(0),
  clawbackDays: whole(0, MOST_CLAWBACK_DAYS),
  subRate: rate(),
  secondSubRate: rate().optional(),
})

/** Body of POST /v1/affiliates/:id/deals. */
export const dealValidator = vine.compile(exactObject({ fromDay: calendarDay(), ...terms() }))

/** Body of PUT /v1/affiliate-default-deal. */
export const defaultDealValidator = vine.compile(exactObject(terms()))

/** Body of POST /v1/affiliates/:id/state. */
export const stateValidator = vine.compile(
  exactObject({
    state: vine.enum(['approved', 'paused', 'refused', 'closed'] as const),
    reason: reason(),
  })
)

/** Body of POST /v1/affiliates/:id/adjustments. */
export const adjustmentValidator = vine.compile(
  exactObject({
    amountMinor: whole(0 - MOST_ADJUSTMENT, MOST_ADJUSTMENT),
    reason: reason(),
  })
)

/** Body of the decision about a flag. */
export const flagValidator = vine.compile(exactObject({ reason: reason() }))

/** Body of POST /v1/me/affiliate. */
export const askValidator = vine.compile(
  exactObject({ about: vine.string().trim().minLength(1).maxLength(MOST_ABOUT_LENGTH) })
)
