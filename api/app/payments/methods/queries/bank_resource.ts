import db from '@adonisjs/lucid/services/db'
import type { PaymentBankRow } from '@grandstand/shared-types/wire/money/payment_methods'
import { bool, number, text, type FieldsOf, type Query, type Resource } from '#core/lists/resource'
import type { Principal } from '#core/requests/access'

type StoredBank = Omit<PaymentBankRow, 'amounts'>

const fields = {
  id: number('payment_banks.id'),
  methodId: number('payment_banks.method_id'),
  name: text('payment_banks.name'),
  swiftCode: text('payment_banks.swift_code'),
  account: text('payment_banks.account'),
  listOrder: number('payment_banks.list_order'),
  isShown: bool('payment_banks.is_shown'),
} satisfies FieldsOf<StoredBank>

/** Banks of methods in the order in which players see them. */
export const bankResource: Resource<typeof fields> = {
  name: 'payment-banks',
  fields,
  from: (query) => query.from('payment_banks'),
  search: ['payment_banks.name'],
  defaultSort: ['listOrder', 'asc'],
}

export const scopeBanks = (query: Query, { siteId }: Principal): void =>
  void query.where('payment_banks.site_id', siteId)

interface AmountRow {
  id: number
  bankId: number
  amount: number
  currency: string
  isShown: number
}

/** Adds the amounts of each bank, the least first. */
export async function withAmounts(banks: StoredBank[]): Promise<PaymentBankRow[]> {
  const rows: AmountRow[] = await db
    .query<AmountRow>()
    .from('payment_bank_amounts')
    .whereIn(
      'bank_id',
      banks.map(({ id }) => id)
    )
    .orderBy('amount')
    .select({
      id: 'id',
      bankId: 'bank_id',
      amount: 'amount',
      currency: 'currency',
      isShown: 'is_shown',
    })
  return banks.map((bank) => ({
    ...bank,
    amounts: rows
      .filter(({ bankId }) => Number(bankId) === bank.id)
      .map(({ id, amount, currency, isShown }) => ({
        id: Number(id),
        amountMinor: Number(amount),
        currency,
        isShown: Boolean(Number(isShown)),
      })),
  }))
}
