/** Vouchers of the sandbox: sold as a code of 16 digits, redeemed once. */
import { randomInt } from 'node:crypto'
import { plainCode } from '@grandstand/shared-types/core/typed_text'
import db from '@adonisjs/lucid/services/db'
import { AppError } from '#core/errors/app_error'
import { inTransaction, isUniqueViolation } from '#core/database/transactions'
import { clock } from '#core/timing/clock'
import { insertRow, namesOf } from '#sandbox_gateway/actions/create_payment'
import type { SandboxRow } from '#sandbox_gateway/payment'
import { paymentOf } from '#sandbox_gateway/queries/payments'

export const VOUCHER_KINDS = ['paykasa', 'creditCard'] as const
export type VoucherKind = (typeof VOUCHER_KINDS)[number]

export interface Voucher {
  code: string
  kind: VoucherKind
  amountMinor: number
  currency: string
}

/** Resolves to the new voucher. */
export async function sellVoucher(sold: Omit<Voucher, 'code'>): Promise<Voucher> {
  const code = Array.from({ length: 16 }, () => randomInt(10)).join('')
  const { kind, amountMinor: amount, currency } = sold
  await db
    .insertQuery()
    .table('sandbox_vouchers')
    .insert({ code, kind, amount, currency, created_at: clock.now() })
  return { code, ...sold }
}

interface VoucherRow {
  id: number
  kind: VoucherKind
  amount: number
  currency: string
  payment_id: number | null
}

export interface Redemption {
  merchant: string
  reference: string
  /** As typed: spaces and dashes count for nothing. */
  code: string
  currency: string
  language: string
}

/**
 * Redeems a voucher for a merchant; the same reference again answers the same. Throws 404 `cardUnknown` for a code that
 * was never sold or is of another currency, 409 `cardRedeemed` for a used one.
 */
export async function redeemVoucher(
  asked: Redemption
): Promise<{ payment: SandboxRow; kind: VoucherKind }> {
  const known = await redeemedAs(asked)
  if (known) return known
  try {
    return await inTransaction(async (trx) => {
      const voucher: VoucherRow | null = await trx
        .query<VoucherRow>()
        .from('sandbox_vouchers')
        .where('code', plainCode(asked.code))
        .forUpdate()
        .first()
      if (!voucher || voucher.currency !== asked.currency) throw new AppError('cardUnknown')
      if (voucher.payment_id !== null) throw new AppError('cardRedeemed')
      const payment = await insertRow(trx, {
        ...namesOf(asked),
        page_token: null,
        kind: 'voucher',
        state: 'paid',
        amount: Number(voucher.amount),
        notice_url: '',
        return_url: '',
        faults: '',
        next_states: '',
        next_at: null,
      })
      await trx.from('sandbox_vouchers').where('id', voucher.id).update({ payment_id: payment.id })
      return { payment, kind: voucher.kind }
    })
  } catch (error) {
    const other = isUniqueViolation(error) ? await redeemedAs(asked) : null
    if (other) return other
    throw error
  }
}

async function redeemedAs({ merchant, reference }: Redemption) {
  const payment = await paymentOf(merchant, reference)
  if (!payment) return null
  const voucher: VoucherRow | null = await db
    .query<VoucherRow>()
    .from('sandbox_vouchers')
    .where('payment_id', payment.id)
    .first()
  if (!voucher) throw new AppError('idempotencyConflict')
  return { payment, kind: voucher.kind }
}
