/** The hosted page of a payment. Whoever knows its address may use it, as with a real provider. */
import { AppError } from '#core/errors/app_error'
import { operation } from '#core/operations/operation'
import { file } from '#core/operations/reply'
import { movePayment, type Move } from '#sandbox_gateway/actions/move_payment'
import { requireSandbox } from '#sandbox_gateway/merchants/enabled'
import { machine } from '#sandbox_gateway/operations/payments'
import { FORM_BYTES, formOf } from '#sandbox_gateway/pages/form_of'
import { sendPage } from '#sandbox_gateway/pages/frame'
import { donePage, PAGE_ACTS, PAGE_FAULTS, paymentPage } from '#sandbox_gateway/pages/payment_page'
import { mayMove } from '#sandbox_gateway/payment'
import { paymentOfPage } from '#sandbox_gateway/queries/payments'

/** How long the money of a payer who pays later is under way. */
const LATER_MS = 60_000

const path = '/sandbox-gateway/pay/:token'
const forms = { token: /^[\da-f]{32}$/ }

export const sandboxPage = operation({
  ...machine,
  method: 'GET',
  path,
  forms,
  does: 'Sandbox gateway: the hosted page of a payment.',
  answers: file('text/html'),
  async handle({ ctx, params: { token } }) {
    requireSandbox()
    return sendPage(ctx, paymentPage(await paymentOfPage(token)))
  },
})

const MOVES: Readonly<Record<Exclude<(typeof PAGE_ACTS)[number], 'close'>, Move>> = {
  pay: { to: 'paid' },
  refuse: { to: 'declined' },
  later: { to: 'pending', next: { states: ['paid'], inMs: LATER_MS } },
  chargeBack: { to: 'returned' },
}

export const decideOnSandboxPage = operation({
  ...machine,
  method: 'POST',
  path,
  forms,
  readsBytes: FORM_BYTES,
  does: 'Sandbox gateway: what the payer decides on the hosted page; a decision that comes too late changes nothing.',
  answers: file('text/html'),
  errors: ['validationFailed', 'notOneOf'],
  notes: {
    in: 'a form: `act` pay, refuse, later, close or chargeBack, `fault` of the notice, any number',
  },
  async handle({ ctx, params: { token } }) {
    requireSandbox()
    const form = await formOf(ctx)
    const act = PAGE_ACTS.find((known) => known === form.get('act'))
    if (!act) throw AppError.field('act', 'notOneOf', [PAGE_ACTS.join(', ')])
    const payment = await paymentOfPage(token)
    if (act === 'close' || !mayMove(payment.state, MOVES[act].to)) {
      return sendPage(ctx, donePage(payment))
    }
    const chosen = form.getAll('fault')
    const faults = PAGE_FAULTS.filter((fault) => chosen.includes(fault))
    const move = { ...MOVES[act], ...(faults.length > 0 && { faults }) }
    return sendPage(ctx, donePage(await movePayment(payment.id, move)))
  },
})
