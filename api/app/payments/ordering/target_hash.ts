import { createHash } from 'node:crypto'
import type { PaymentMethod } from '#payments/methods/method'
import type { Ordered } from '#payments/ordering/read_order'

/** Names the account to which a withdrawal goes: its account numbers, or the whole form without one. */
export function targetHash(method: PaymentMethod, { values, bankId }: Ordered): string {
  const accounts = method.fields.filter(({ type }) => type === 'iban').map(({ name }) => name)
  const named = values.filter(({ name }) => accounts.length === 0 || accounts.includes(name))
  const text = JSON.stringify([method.id, bankId, named.map(({ value }) => value)])
  return createHash('sha256').update(text).digest('hex')
}
