/** How an affiliate wants statements to be paid (rules 16.12). */
import type { OwnPayout } from '@grandstand/shared-types/wire/affiliates/own'
import { operation } from '#core/operations/operation'
import { reply } from '#core/operations/reply'
import { setPayout } from '#affiliates/actions/own_payout'
import { ownPayout } from '#affiliates/queries/own_payout'
import { payoutValidator } from '#affiliates/validators/payout'
import { languageValidator } from '#payments/ordering/order_validators'

const own = {
  path: '/v1/me/affiliate/payout',
  who: 'player',
  query: languageValidator,
  answers: reply<OwnPayout>(),
} as const

export const affiliatePayouts = {
  ownAffiliatePayout: operation({
    ...own,
    method: 'GET',
    does: 'The payment method by which the affiliate’s statements are paid out; none while they stay in the account.',
    errors: ['notFound'],
    handle: ({ principal, query }) => ownPayout(principal, query.language ?? principal.language),
  }),
  setAffiliatePayout: operation({
    ...own,
    method: 'PUT',
    body: payoutValidator,
    bodyKb: 128,
    does: 'Has statements paid out by a payment method of the brand: each payment asks for a withdrawal of its amount.',
    errors: [
      'notFound',
      'methodClosed',
      'bankUnavailable',
      'isRequiredArea',
      'userPassCodeWrong',
      'tooManyAttempts',
    ],
    notes: {
      in: '`currentPassword`: needed 15 minutes after the password was last given in this session',
    },
    async handle({ principal, ip, query, body: { currentPassword, bankId, ...body } }) {
      const target = { ...body, bankId: bankId ?? null }
      await setPayout({ principal, ip }, target, currentPassword)
      return ownPayout(principal, query.language ?? principal.language)
    },
  }),
  removeAffiliatePayout: operation({
    ...own,
    method: 'DELETE',
    does: 'Has statements stay in the affiliate’s account.',
    errors: ['notFound'],
    async handle({ principal, ip, query }) {
      await setPayout({ principal, ip }, null)
      return ownPayout(principal, query.language ?? principal.language)
    },
  }),
}
