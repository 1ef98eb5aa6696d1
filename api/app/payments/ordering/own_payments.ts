/** A player's own payments. */
import db from '@adonisjs/lucid/services/db'
import { mayCancel, type PaymentDirection } from '@grandstand/shared-types/payments/states'
import type {
  PaymentPage,
  PaymentStepView,
  PaymentView,
} from '@grandstand/shared-types/wire/money/payments'
import { found } from '#core/errors/app_error'
import type { Principal } from '#core/requests/access'
import type { Language } from '#core/requests/written_texts'
import { methodNames } from '#payments/moving/method_names'
import { paymentsWhere, type Payment } from '#payments/moving/payment'
import { reasonOf } from '#payments/moving/payment_reason'

const PAGE = 20

interface Asked {
  direction?: PaymentDirection | undefined
  /** The cursor of a page. */
  before?: number | undefined
}

/** Newest first, their methods as `language` calls them. */
export async function ownPayments(
  principal: Principal,
  asked: Asked,
  language: Language
): Promise<PaymentPage> {
  const rows = await paymentsWhere(db.connection(), (query) => {
    query
      .where('user_id', principal.userId)
      .orderBy('id', 'desc')
      .limit(PAGE + 1)
    if (asked.direction) query.where('direction', asked.direction)
    if (asked.before !== undefined) query.where('id', '<', asked.before)
  })
  const shown = rows.slice(0, PAGE)
  return {
    rows: await viewsOf(shown, language),
    before: rows.length > PAGE ? (shown.at(-1)?.id ?? null) : null,
  }
}

/** The player's payment with that reference. Throws 404 `notFound`. */
export async function ownPayment(principal: Principal, reference: string): Promise<Payment> {
  const [payment] = await paymentsWhere(db.connection(), (query) =>
    query.where({ user_id: principal.userId, reference })
  )
  return found(payment)
}

export async function viewOf(id: number, language: Language): Promise<PaymentView> {
  const [view] = await viewsOf(
    await paymentsWhere(db.connection(), (query) => query.where('id', id)),
    language
  )
  return found(view)
}

async function viewsOf(payments: readonly Payment[], language: Language): Promise<PaymentView[]> {
  const nameOf = await methodNames(db.connection(), payments, language)
  const steps: (PaymentStepView & { paymentId: number })[] = await db
    .query<PaymentStepView & { paymentId: number }>()
    .from('payment_steps')
    .whereIn(
      'payment_id',
      payments.map(({ id }) => id)
    )
    .orderBy('id')
    .select({ paymentId: 'payment_id', state: 'state', at: 'created_at' })
  return payments.map((payment) => ({
    reference: payment.reference,
    direction: payment.direction,
    methodId: payment.methodId,
    methodName: nameOf(payment),
    state: payment.state,
    amountMinor: payment.amountMinor,
    feeMinor: payment.feeMinor,
    currency: payment.currency,
    reason: reasonOf(payment),
    createdAt: payment.createdAt,
    updatedAt: payment.updatedAt,
    steps: steps
      .filter(({ paymentId }) => Number(paymentId) === payment.id)
      // a note for staff stands in a step of the same state
      .filter(({ state }, index, own) => state !== own[index - 1]?.state)
      .map(({ state, at }) => ({ state, at: Number(at) })),
    mayCancel: mayCancel(payment.direction, payment.state),
  }))
}
