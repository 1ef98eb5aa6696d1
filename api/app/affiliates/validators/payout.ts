import { payoutTarget } from '#payments/ordering/order_validators'
import { password } from '#accounts/validators/password'
import { exactObject, vine } from '#core/requests/validation'

/** Body of PUT /v1/me/affiliate/payout. */
export const payoutValidator = vine.compile(
  exactObject({ ...payoutTarget(), currentPassword: password().optional() })
)
