import { EXCLUSION_KINDS } from '@grandstand/shared-types/protection/exclusions'
import { OWN_LIMIT_KINDS } from '@grandstand/shared-types/protection/own_limits'
import { REALITY_CHECK_MINUTES } from '@grandstand/shared-types/protection/reality_checks'
import { PERIOD_KINDS } from '@grandstand/shared-types/statements/periods'
import { amountMinor, exactObject, reason, vine } from '#core/requests/validation'

/** Body of PUT /v1/me/protection/limits; `value` 0 allows nothing, null removes the limit. */
export const ownLimitValidator = vine.compile(
  exactObject({
    kind: vine.enum(OWN_LIMIT_KINDS),
    period: vine.enum(PERIOD_KINDS),
    value: amountMinor(0).nullable(),
  })
)

const exclusion = () => ({
  kind: vine.enum(EXCLUSION_KINDS),
  days: vine.number({ strict: true }).withoutDecimals().min(0).max(10_000),
})

/** Body of POST /v1/me/protection/exclusions. */
export const exclusionValidator = vine.compile(exactObject(exclusion()))

/** Body of POST /v1/users/:id/exclusions. */
export const exclusionByStaffValidator = vine.compile(
  exactObject({ ...exclusion(), reason: reason() })
)

/** Body of PUT /v1/me/protection/reality-check. */
export const realityCheckValidator = vine.compile(
  exactObject({ minutes: vine.number({ strict: true }).in([...REALITY_CHECK_MINUTES]) })
)
