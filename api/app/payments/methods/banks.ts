import db from '@adonisjs/lucid/services/db'
import { amountFault } from '@grandstand/shared-types/payments/amounts'
import type { BankView } from '@grandstand/shared-types/wire/money/payments'
import type { PaymentMethod } from '#payments/methods/method'

/** The banks of a method that are shown, with those of their amounts that lie inside the method's bounds. */
export async function banksOf(siteId: number, method: PaymentMethod): Promise<BankView[]> {
  const banks: Omit<BankView, 'amounts'>[] = await db
    .query<Omit<BankView, 'amounts'>>()
    .from('payment_banks')
    .where({ site_id: siteId, method_id: method.id, is_shown: true })
    .orderBy('list_order')
    .orderBy('id')
    .select({ id: 'id', name: 'name', swiftCode: 'swift_code', account: 'account' })
  const amounts: { id: number; bankId: number; amountMinor: number; currency: string }[] = await db
    .query<{ id: number; bankId: number; amountMinor: number; currency: string }>()
    .from('payment_bank_amounts')
    .whereIn(
      'bank_id',
      banks.map(({ id }) => id)
    )
    .where('is_shown', true)
    .orderBy('amount')
    .select({ id: 'id', bankId: 'bank_id', amountMinor: 'amount', currency: 'currency' })
  return banks.map(({ id, name, swiftCode, account }) => ({
    id: Number(id),
    name,
    swiftCode,
    account,
    amounts: amounts
      .filter(({ bankId }) => Number(bankId) === Number(id))
      .map((amount) => ({
        id: Number(amount.id),
        amountMinor: Number(amount.amountMinor),
        currency: amount.currency,
      }))
      .filter(({ amountMinor }) => amountFault(method.direction, amountMinor, method) === null),
  }))
}
