/** A player who deposits through the sandbox of this server. */
import { randomUUID } from 'node:crypto'
import type { PaymentAnswer } from '@grandstand/shared-types/wire/money/payments'
import { must } from '#core/errors/must'
import { sealSecrets } from '#payments/methods/sealed_secrets'
import { merchantKey, noticeSecret } from '#sandbox_gateway/merchants/merchant_keys'
import { makeMethod } from '#tests/payments/payment_support'
import { signInAs, type Refusal } from '#tests/support/client'
import { makeSite, makeUser } from '#tests/support/factories'

/** In minor units. */
export const AMOUNT = 1_000
const MERCHANT = 'orders-spec'
const SECRETS = { key: merchantKey(MERCHANT), secret: noticeSecret(MERCHANT) }

/** `columns` are those of the method. */
export async function sandboxScene(columns: Record<string, string | number> = {}) {
  const site = await makeSite()
  const player = await makeUser({ site, type: 'player' })
  const methodId = await makeMethod(site.id, 'deposit', {
    gateway: 'sandbox',
    sealed_secrets: must(sealSecrets(SECRETS), 'secrets'),
    allowed_origins: JSON.stringify([`http://${site.host}`]),
    ...columns,
  })
  const session = await signInAs(site, player)
  const order = (values: object[] = []) =>
    session.post<PaymentAnswer & Refusal>(
      '/v1/deposits',
      { methodId, amountMinor: AMOUNT, values },
      { 'idempotency-key': randomUUID() }
    )
  return { site, player, methodId, session, order }
}
