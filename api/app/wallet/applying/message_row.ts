import { clock } from '#core/timing/clock'
import type { Order } from '#wallet/applying/item'

/** A message as it is kept, with what became of it. */
export const messageRow = ({ provider, call, message }: Order, verdict: string) => ({
  provider_id: provider.id,
  call: message.name.slice(0, 40),
  provider_transaction: call.transactionId,
  body: message.body,
  verdict,
  ip: message.ip,
  received_at: clock.now(),
})
