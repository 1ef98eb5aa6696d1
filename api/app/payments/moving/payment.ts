/** A payment as the API works with it, and the way to its row. */
import type { PlayerErrorKey } from '@grandstand/shared-types/core/errors'
import type { PaymentValue } from '@grandstand/shared-types/payments/fields'
import type { PaymentDirection, PaymentState } from '@grandstand/shared-types/payments/states'
import type { DepositPocket } from '@grandstand/shared-types/wire/money/payments'
import { found } from '#core/errors/app_error'
import type { Reader, Trx } from '#core/database/transactions'

/** Amounts in minor units, times in epoch milliseconds. */
export interface Payment {
  id: number
  siteId: number
  reference: string
  direction: PaymentDirection
  userId: number
  methodId: number
  /** As the brand's own language called the method; a player reads `methodNames`. */
  methodName: string
  gateway: string
  gatewayReference: string | null
  state: PaymentState
  amountMinor: number
  feeMinor: number
  currency: string
  /** The pocket that a deposit fills. */
  pocket: DepositPocket
  /** Of what a deposit credits, the part that must be staked before it can leave; 100 000 for all of it. */
  wageringPercentMilli: number
  values: PaymentValue[]
  bankId: number | null
  bankName: string | null
  claimedBy: number | null
  firstApprovedBy: number | null
  /** Of a reason that is an error of the catalogue (`reasonOf`). */
  reasonKey: PlayerErrorKey | null
  reason: string | null
  expiresAt: number | null
  createdAt: number
  updatedAt: number
}

export interface PaymentColumns extends Omit<Payment, 'values'> {
  values: string
}

const COLUMNS = {
  id: 'id',
  siteId: 'site_id',
  reference: 'reference',
  direction: 'direction',
  userId: 'user_id',
  methodId: 'method_id',
  methodName: 'method_name',
  gateway: 'gateway',
  gatewayReference: 'gateway_reference',
  state: 'state',
  amountMinor: 'amount',
  feeMinor: 'fee',
  currency: 'currency',
  pocket: 'pocket',
  wageringPercentMilli: 'wagering_percent_milli',
  values: 'form_values',
  bankId: 'bank_id',
  bankName: 'bank_name',
  claimedBy: 'claimed_by',
  firstApprovedBy: 'first_approved_by',
  reasonKey: 'reason_key',
  reason: 'reason',
  expiresAt: 'expires_at',
  createdAt: 'created_at',
  updatedAt: 'updated_at',
} as const satisfies Record<keyof PaymentColumns, string>

const selected = (from: Reader) => from.query<PaymentColumns>().from('payments').select(COLUMNS)

/** The payments of a query's rows; narrow, sort and cut it with `narrow`. */
export async function paymentsWhere(
  from: Reader,
  narrow: (query: ReturnType<typeof selected>) => void
): Promise<Payment[]> {
  const query = selected(from)
  narrow(query)
  const rows: PaymentColumns[] = await query
  return rows.map(paymentOf)
}

/** Locks the payment until `trx` ends. Throws 404 `notFound`. */
export async function lockPayment(trx: Trx, id: number): Promise<Payment> {
  return paymentOf(found(await selected(trx).where('id', id).forUpdate().first()))
}

/** Locks the payments of these references, in the order of their ids, until `trx` ends; unknown ones are missing. */
export async function lockPayments(trx: Trx, references: readonly string[]): Promise<Payment[]> {
  const rows: PaymentColumns[] = await selected(trx)
    .whereIn('reference', [...references])
    .orderBy('id')
    .forUpdate()
  return rows.map(paymentOf)
}

const numberOrNull = (value: number | null): number | null =>
  value === null ? null : Number(value)

function paymentOf(row: PaymentColumns): Payment {
  const values: PaymentValue[] = JSON.parse(row.values)
  return {
    ...row,
    id: Number(row.id),
    siteId: Number(row.siteId),
    userId: Number(row.userId),
    methodId: Number(row.methodId),
    amountMinor: Number(row.amountMinor),
    feeMinor: Number(row.feeMinor),
    values,
    bankId: numberOrNull(row.bankId),
    claimedBy: numberOrNull(row.claimedBy),
    firstApprovedBy: numberOrNull(row.firstApprovedBy),
    expiresAt: numberOrNull(row.expiresAt),
    createdAt: Number(row.createdAt),
    updatedAt: Number(row.updatedAt),
  }
}
