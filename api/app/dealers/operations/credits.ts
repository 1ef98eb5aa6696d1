import type {
  CreditMove,
  CreditQuote,
  CreditSlip,
} from '@grandstand/shared-types/wire/people/dealers'
import { operation } from '#core/operations/operation'
import { reply } from '#core/operations/reply'
import * as moving from '#dealers/actions/move_credit'
import * as quoting from '#dealers/queries/credit_quote'
import * as slips from '#dealers/queries/credit_slip'
import { requireFitPerson } from '#accounts/actions/require_fit_person'
import { requireCountry } from '#origins/require_country'
import { requireNotExcluded } from '#protection/require_deposit'
import { creditValidator } from '#dealers/validators/credit'

const below = { who: 'credit.move', path: '/v1/users/:id/credits' } as const
const PARTY_ERRORS = ['thisOperatorNotYour', 'currencyDiffers', 'transfersForbidden'] as const

export const quoteCredit = operation({
  ...below,
  method: 'GET',
  does: 'Both balances, the debt, and the most that can move now with its bound; moves nothing.',
  answers: reply<CreditQuote>(),
  errors: PARTY_ERRORS,
  notes: { out: 'a balance of null is the house, a `mostMinor` of null is no bound' },
  handle: ({ params: { id }, principal }) => quoting.creditQuote(principal, id),
})

export const moveCredit = operation({
  ...below,
  method: 'POST',
  does: 'Sends credit to a user below, takes credit back from them, or books a payment of their debt.',
  stepUp: 'byAction',
  spec: ['finance (back office)'],
  idempotent: 'required',
  body: creditValidator,
  answers: reply<CreditMove>(201),
  errors: [
    ...PARTY_ERRORS,
    'insufficientCredit',
    'creditTransferMax',
    'creditDayMax',
    'amountTooLarge',
    'isRequiredArea',
    'stepUpNeeded',
    'countryNotAllowed',
    'minimumAge',
    'identityNumberInUse',
    'selfExcluded',
    'ownDepositLimit',
  ],
  notes: {
    in: '`repay` moves no credit: the debt was paid outside of the platform; `note` is required where the brand asks for a reason',
  },
  async handle({ params: { id }, principal, body, key, ip }) {
    await requireCountry({ ...principal, ip }, 'credit')
    if (body.direction === 'send') {
      await requireFitPerson({ ...principal, ip }, 'credit', id)
      await requireNotExcluded({ ...principal, ip }, 'credit', id)
    }
    const answer = await moving.moveCredit(id, body, { principal, ip, idempotencyKey: key })
    return answer.body
  },
})

export const creditSlip = operation({
  method: 'GET',
  path: '/v1/credit-slips/:id',
  does: 'A movement of credit with the balances before and after, to be printed; the id is that of the transfer.',
  who: ['credit.move', 'ledger.view'],
  answers: reply<CreditSlip>(),
  notes: { out: 'balances of the own branch alone' },
  handle: ({ params: { id }, principal }) => slips.creditSlip(principal, id),
})
