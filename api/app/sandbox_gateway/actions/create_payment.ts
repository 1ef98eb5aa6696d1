import { randomBytes } from 'node:crypto'
import { AppError } from '#core/errors/app_error'
import { must } from '#core/errors/must'
import { inTransaction, isUniqueViolation, type Trx } from '#core/database/transactions'
import { clock } from '#core/timing/clock'
import type { SandboxFault, SandboxRow, SandboxState } from '#sandbox_gateway/payment'
import { paymentOf } from '#sandbox_gateway/queries/payments'

/** After this long, a payout moves to its next state. */
export const STEP_MS = 2_000
/** Amounts whose last two digits decide how a payout ends; any other is paid. */
const ENDS: Readonly<Record<number, readonly SandboxState[]>> = {
  13: ['failed'],
  14: ['paid', 'returned'],
}

export interface NewPayment {
  merchant: string
  reference: string
  kind: 'deposit' | 'payout'
  amountMinor: number
  currency: string
  language: string
  noticeUrl: string
  returnUrl: string
  faults: readonly SandboxFault[]
}

/**
 * Stores a payment and resolves to it. A reference that the merchant has used gives the stored payment, `isNew` false.
 * Throws 409 `idempotencyConflict` when that one differs in kind, amount or currency.
 */
export async function createPayment(
  asked: NewPayment
): Promise<{ payment: SandboxRow; isNew: boolean }> {
  const known = await sameAsBefore(asked)
  if (known) return { payment: known, isNew: false }
  try {
    return { payment: await inTransaction((trx) => insertPayment(trx, asked)), isNew: true }
  } catch (error) {
    if (!isUniqueViolation(error)) throw error
    return { payment: must(await sameAsBefore(asked), 'payment of the reference'), isNew: false }
  }
}

async function sameAsBefore(asked: NewPayment): Promise<SandboxRow | null> {
  const known = await paymentOf(asked.merchant, asked.reference)
  if (!known) return null
  const isSame =
    known.kind === asked.kind &&
    Number(known.amount) === asked.amountMinor &&
    known.currency === asked.currency
  if (!isSame) throw new AppError('idempotencyConflict')
  return known
}

async function insertPayment(trx: Trx, asked: NewPayment): Promise<SandboxRow> {
  const isPayout = asked.kind === 'payout'
  const next = isPayout ? (ENDS[asked.amountMinor % 100] ?? ['paid']) : []
  return insertRow(trx, {
    ...namesOf(asked),
    page_token: isPayout ? null : randomBytes(16).toString('hex'),
    kind: asked.kind,
    state: isPayout ? 'pending' : 'open',
    amount: asked.amountMinor,
    notice_url: asked.noticeUrl,
    return_url: asked.returnUrl,
    faults: asked.faults.join(),
    next_states: next.join(),
    next_at: isPayout ? clock.now() + STEP_MS : null,
  })
}

interface Named {
  merchant: string
  reference: string
  currency: string
  language: string
}

/** The names of a new payment, the sandbox's own among them. */
export const namesOf = ({ merchant, reference, currency, language }: Named) => ({
  merchant,
  reference,
  currency,
  language,
  gateway_reference: `SG${randomBytes(8).toString('hex').toUpperCase()}`,
})

export async function insertRow(
  trx: Trx,
  row: Omit<SandboxRow, 'id' | 'created_at' | 'updated_at'>
): Promise<SandboxRow> {
  const now = clock.now()
  const timed = { ...row, created_at: now, updated_at: now }
  const [id] = await trx.insertQuery().table('sandbox_payments').insert(timed)
  return { ...timed, id: Number(must<unknown>(id, 'id of the payment')) }
}
