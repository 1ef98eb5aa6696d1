/** Payments of the signed-in player. */
import type {
  BanksAnswer,
  PaymentAnswer,
  PaymentCategoryView,
  PaymentPage,
  PaymentView,
  WithdrawalPreview,
} from '@grandstand/shared-types/wire/money/payments'
import type { WageringView } from '@grandstand/shared-types/wire/money/wagering'
import { operation } from '#core/operations/operation'
import type { Principal } from '#core/requests/access'
import type { Language } from '#core/requests/written_texts'
import { reply } from '#core/operations/reply'
import { ownGrants } from '#bonuses/grants/own_grants'
import { requireFitPerson } from '#accounts/actions/require_fit_person'
import { requireRecentPassword } from '#accounts/actions/require_recent_password'
import { requireCountry } from '#origins/require_country'
import { banksOf } from '#payments/methods/banks'
import { openCategories, openMethod } from '#payments/methods/open_methods'
import { cancelPayment } from '#payments/ordering/cancel_payment'
import { orderPayment } from '#payments/ordering/order_payment'
import {
  banksValidator,
  categoriesValidator,
  depositValidator,
  languageValidator,
  paymentsValidator,
  withdrawalValidator,
} from '#payments/ordering/order_validators'
import { ownPayment, ownPayments, viewOf } from '#payments/ordering/own_payments'
import { ownWagering } from '#payments/ordering/own_wagering'
import { requireMayPlay } from '#protection/require_may_play'
import { siteById } from '#sites/current_site'
import { originOf } from '#sites/page/origin'

/** The language of the page that asks, else the player's; the brand's where a text lacks it. */
async function languageOf(
  { language }: { language?: string | undefined },
  principal: Principal
): Promise<Language> {
  const { defaultLanguage } = await siteById(principal.siteId)
  return { asked: language ?? principal.language, otherwise: defaultLanguage }
}

const REFERENCE = { reference: /^[A-Z2-9]{12}$/ }

export const paymentCategories = operation({
  method: 'GET',
  path: '/v1/me/payment-categories',
  does: 'The categories and methods that are open to the player, in the language of the query or the own one.',
  spec: ['payment category lists'],
  who: 'player',
  query: categoriesValidator,
  answers: reply<PaymentCategoryView[]>(),
  async handle({ principal, query }) {
    return openCategories(principal, query.direction, await languageOf(query, principal))
  },
})

export const banks = operation({
  method: 'GET',
  path: '/v1/banks',
  does: 'The banks of a method with their amounts; none for a visitor.',
  spec: ['banks'],
  who: 'visitor',
  query: banksValidator,
  answers: reply<BanksAnswer>(),
  errors: ['notFound', 'methodClosed'],
  async handle({ principal, query }) {
    if (principal?.type !== 'player') return { login: false, banks: [] }
    const method = await openMethod(principal, query.methodId)
    return { login: true, banks: await banksOf(principal.siteId, method) }
  },
})

const orders = {
  method: 'POST',
  spec: ['setTransferReq'],
  who: 'player',
  idempotent: 'required',
  answers: reply<PaymentAnswer>(201),
} as const
const ORDER_ERRORS = [
  'notFound',
  'methodClosed',
  'bankUnavailable',
  'countryNotAllowed',
  'paymentUnderWay',
] as const

export const withdrawalPreview = operation({
  method: 'GET',
  path: '/v1/me/withdrawal-preview',
  does: 'The running bonuses that a withdrawal would forfeit.',
  who: 'player',
  query: languageValidator,
  answers: reply<WithdrawalPreview>(),
  async handle({ principal, query }) {
    const language = await languageOf(query, principal)
    const running = (await ownGrants(principal, language)).filter(
      ({ state, category }) => state === 'running' && category !== 'freeBet'
    )
    return {
      forfeitsBonus: running.length > 0,
      bonuses: running.map(({ id, title, pocketMinor, leftMinor }) => ({
        grantId: id,
        title,
        pocketMinor,
        leftMinor,
      })),
    }
  },
})

/** Who orders, in the language of the page where they do: the gateway's page and the way back are in it too. */
const inLanguageOf = ({ language }: { language?: string | undefined }, principal: Principal) => ({
  ...principal,
  language: language ?? principal.language,
})

export const orderDeposit = operation({
  ...orders,
  path: '/v1/deposits',
  body: depositValidator,
  query: languageValidator,
  bodyKb: 128,
  does: 'Orders a deposit and begins it at its gateway.',
  errors: [
    ...ORDER_ERRORS,
    'gatewayFailed',
    'minimumAge',
    'identityNumberInUse',
    'selfExcluded',
    'ownDepositLimit',
    'tooManyAttempts',
  ],
  async handle({ ctx, principal: signedIn, query, body, key, ip }) {
    const principal = inLanguageOf(query, signedIn)
    await requireMayPlay({ ...principal, ip }, 'deposit')
    const method = await openMethod(principal, body.methodId, 'deposit')
    const { hosts } = await siteById(principal.siteId)
    const origin = originOf(ctx, hosts)
    return orderPayment(body, { principal, ip, idempotencyKey: key, method, origin })
  },
})

export const orderWithdrawal = operation({
  ...orders,
  path: '/v1/withdrawals',
  body: withdrawalValidator,
  query: languageValidator,
  bodyKb: 128,
  does: 'Orders a withdrawal, whose money is held at once; an excluded player may withdraw.',
  errors: [
    ...ORDER_ERRORS,
    'withdrawableOnly',
    'wageringLeft',
    'minimumAge',
    'identityNumberInUse',
    'isRequiredArea',
    'userPassCodeWrong',
    'tooManyAttempts',
  ],
  notes: {
    in: '`currentPassword`: needed 15 minutes after the password was last given in this session',
  },
  async handle({ ctx, principal: signedIn, query, body: { currentPassword, ...body }, key, ip }) {
    const principal = inLanguageOf(query, signedIn)
    const asker = { ...principal, ip }
    await requireCountry(asker, 'withdrawal')
    await requireFitPerson(asker, 'withdrawal')
    await requireRecentPassword(principal, currentPassword)
    const method = await openMethod(principal, body.methodId, 'withdrawal')
    const { hosts } = await siteById(principal.siteId)
    const origin = originOf(ctx, hosts)
    return orderPayment(body, { principal, ip, idempotencyKey: key, method, origin })
  },
})

export const wageringOfPlayer = operation({
  method: 'GET',
  path: '/v1/me/wagering',
  does: 'What the player must still stake before money of deposits can leave, oldest first.',
  who: 'player',
  answers: reply<WageringView[]>(),
  handle: ({ principal }) => ownWagering(principal),
})

export const paymentsOfPlayer = operation({
  method: 'GET',
  path: '/v1/me/payments',
  does: 'The own payments with their steps, newest first, in the language of the query or the own one.',
  who: 'player',
  query: paymentsValidator,
  answers: reply<PaymentPage>(),
  handle: async ({ principal, query }) =>
    ownPayments(principal, query, await languageOf(query, principal)),
})

export const paymentOfPlayer = operation({
  method: 'GET',
  path: '/v1/me/payments/:reference',
  does: 'An own payment with its steps.',
  spec: ['transaction status'],
  who: 'player',
  forms: REFERENCE,
  query: languageValidator,
  answers: reply<PaymentView>(),
  errors: ['notFound'],
  async handle({ principal, params, query }) {
    const { id } = await ownPayment(principal, params.reference)
    return viewOf(id, await languageOf(query, principal))
  },
})

export const cancelOwnPayment = operation({
  method: 'POST',
  path: '/v1/me/payments/:reference/cancel',
  does: 'Takes back an own payment; the money of a withdrawal returns whole.',
  spec: ['transaction cancel'],
  who: 'player',
  forms: REFERENCE,
  query: languageValidator,
  answers: reply<PaymentView>(),
  errors: ['notFound', 'paymentNotCancellable'],
  async handle({ principal, params, query, ip }) {
    const id = await cancelPayment(principal, params.reference, ip)
    return viewOf(id, await languageOf(query, principal))
  },
})
