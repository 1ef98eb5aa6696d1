import type { CreditMove } from '@grandstand/shared-types/wire/dealers'
import { operation } from '#core/operations/operation'
import { reply } from '#core/operations/reply'
import * as moving from '#dealers/actions/move_credit'
import { creditQuote } from '#dealers/queries/credit_quote'
import { creditValidator } from '#dealers/validators/credit'

const below = { who: 'credit.move', path: '/v1/users/:id/credits' } as const

export const quoteCredit = operation({
  ...below,
  method: 'GET',
  does: 'Both balances and the most that can move now; moves nothing.',
  answers: reply<CreditMove>(),
  errors: ['transfersForbidden'],
  notes: { out: 'transferId null, amountMinor 0; maxSendMinor null for an admin: no bound' },
  handle: ({ params: { id }, principal }) => creditQuote(principal, id),
})

export const moveCredit = operation({
  ...below,
  method: 'POST',
  does: 'Sends credit to a user below, or takes credit back from them.',
  spec: ['finance (back office)'],
  idempotent: 'required',
  body: creditValidator,
  answers: reply<CreditMove>(201),
  errors: ['insufficientCredit', 'transfersForbidden'],
  async handle({ params: { id }, principal, body, key, ip }) {
    const answer = await moving.moveCredit(id, body, { principal, ip, idempotencyKey: key })
    return answer.body
  },
})
