import db from '@adonisjs/lucid/services/db'
import type { PaymentValue } from '@grandstand/shared-types/payments/fields'
import type { PayoutTarget } from '#payments/ordering/payout'

interface Stored {
  methodId: number
  bankId: number | null
  values: string
}

/** Where a user's statements are paid out to; null for the account alone. */
export async function payoutTargetOf(userId: number): Promise<PayoutTarget | null> {
  const row: Stored | null = await db
    .query<Stored>()
    .from('affiliate_payouts as o')
    .join('affiliates as f', 'f.id', 'o.affiliate_id')
    .where('f.user_id', userId)
    .select({ methodId: 'o.method_id', bankId: 'o.bank_id', values: 'o.form_values' })
    .first()
  if (!row) return null
  const values: PaymentValue[] = JSON.parse(row.values)
  const bankId = row.bankId === null ? null : Number(row.bankId)
  return { methodId: Number(row.methodId), bankId, values }
}
