import db from '@adonisjs/lucid/services/db'
import type { ToldState } from '@grandstand/shared-types/payments/judge_report'
import type {
  PaymentDetail,
  PaymentRow,
  PaymentStepRow,
  TitledValue,
} from '@grandstand/shared-types/wire/money/payments'
import { rowReader } from '#core/operations/resource_operations'
import type { Principal } from '#core/requests/access'
import { fieldsIn } from '#payments/methods/fields_in'
import { methodsOf } from '#payments/methods/method'
import { paymentsWhere, type Payment } from '#payments/moving/payment'
import { needsTwoOfficers } from '#payments/queues/two_officers'
import {
  paymentResource,
  scopePayments,
  withRisks,
} from '#payments/queues/queries/payment_resource'
import { siteById } from '#sites/current_site'

const readRow: (id: number, principal: Principal) => Promise<PaymentRow> = rowReader(
  paymentResource,
  { scope: scopePayments, extend: withRisks }
)

/** A payment with its form, steps and transfers. Throws 404 `notFound` for one out of sight. */
export async function paymentDetail(id: number, principal: Principal): Promise<PaymentDetail> {
  const row = await readRow(id, principal)
  const [payment] = await paymentsWhere(db.connection(), (query) => query.where('id', id))
  const steps = await stepsOf(id)
  return {
    ...row,
    values: payment ? await titledValues(payment, principal.language) : [],
    bankName: payment?.bankName ?? null,
    steps: steps.map(({ transferId: _, ...step }) => step),
    needsTwoOfficers: payment ? await needsTwoOfficers(db.connection(), payment) : false,
    transferIds: steps.flatMap(({ transferId }) => (transferId === null ? [] : [transferId])),
  }
}

async function titledValues(
  { siteId, methodId, values }: Payment,
  asked: string
): Promise<TitledValue[]> {
  const [method] = await methodsOf(db.connection(), siteId, { id: methodId })
  const { defaultLanguage: otherwise } = await siteById(siteId)
  const fields = fieldsIn(method?.fields ?? [], { asked, otherwise })
  const titles = new Map(fields.map(({ name, title }) => [name, title]))
  return values.map((value) => ({ ...value, title: titles.get(value.name) ?? value.name }))
}

interface StoredStep extends PaymentStepRow {
  transferId: number | null
}

interface StepColumns extends Omit<StoredStep, 'told'> {
  toldState: ToldState | null
  toldAmount: number | null
  toldCurrency: string | null
  toldReference: string | null
}

async function stepsOf(paymentId: number): Promise<StoredStep[]> {
  const rows: StepColumns[] = await db
    .query<StepColumns>()
    .from('payment_steps')
    .leftJoin('users', 'users.id', 'payment_steps.actor_id')
    .where('payment_steps.payment_id', paymentId)
    .orderBy('payment_steps.id')
    .select({
      id: 'payment_steps.id',
      state: 'payment_steps.state',
      actorName: 'users.username',
      note: 'payment_steps.note',
      at: 'payment_steps.created_at',
      transferId: 'payment_steps.transfer_id',
      toldState: 'payment_steps.told_state',
      toldAmount: 'payment_steps.told_amount',
      toldCurrency: 'payment_steps.told_currency',
      toldReference: 'payment_steps.told_reference',
    })
  return rows.map(({ toldState, toldAmount, toldCurrency, toldReference, ...row }) => ({
    ...row,
    told: toldState && {
      state: toldState,
      amountMinor: Number(toldAmount),
      currency: toldCurrency ?? '',
      reference: toldReference ?? '',
    },
    id: Number(row.id),
    at: Number(row.at),
    transferId: row.transferId === null ? null : Number(row.transferId),
  }))
}
