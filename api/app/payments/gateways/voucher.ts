/**
 * Vouchers: the player types a code in the field `code`, and the gateway says what it is worth and which pocket it fills.
 * The sandbox sells and redeems them. Settings and secrets are those of the sandbox's adapter.
 */
import type { PlayerErrorKey } from '@grandstand/shared-types/core/errors'
import { plainTyped } from '@grandstand/shared-types/core/typed_text'
import { DEPOSIT_POCKETS } from '@grandstand/shared-types/wire/money/payments'
import { AppError } from '#core/errors/app_error'
import type {
  Gateway,
  GatewayAnswer,
  GatewayPayment,
  GatewaySetup,
} from '#payments/gateways/gateway'
import { sandbox } from '#payments/gateways/sandbox'
import { askSandbox, fieldOf, reportFrom, SANDBOX_SERVER } from '#payments/gateways/sandbox_answers'

/** Name of the field of the form that takes the code. */
export const VOUCHER_FIELD = 'code'

/** What the sandbox says of a code, by the status of its answer. */
const REFUSALS: Readonly<Partial<Record<number, PlayerErrorKey>>> = {
  404: 'cardUnknown',
  409: 'cardRedeemed',
}

async function begin(payment: GatewayPayment, setup: GatewaySetup): Promise<GatewayAnswer> {
  const typed = payment.values.find(({ name }) => name === VOUCHER_FIELD)?.value ?? ''
  const code = plainTyped(typed)
  const { reference, currency } = payment
  const { status, body } = await askSandbox(setup, 'vouchers/redeem', {
    body: { reference, code, currency },
  })
  // unknown or used: the answer is sure, and the code stays with the player
  const reason = REFUSALS[status]
  if (reason) return { state: 'refused', gatewayReference: null, reason }
  if (status !== 200) throw new AppError('gatewayFailed')
  const { gatewayReference, amountMinor } = reportFrom(body)
  const pocket = DEPOSIT_POCKETS.find((known) => known === fieldOf(body, 'voucher'))
  return { state: 'paid', gatewayReference, amountMinor, ...(pocket && { pocket }) }
}

export const voucher: Gateway = {
  name: 'voucher',
  server: SANDBOX_SERVER,
  takesCode: true,
  begin,
  ...(sandbox.ask && { ask: sandbox.ask }),
  ...(sandbox.statement && { statement: sandbox.statement }),
}
