import type { PaymentMethodRow } from '@grandstand/shared-types/wire/money/payments'
import { useGetList } from 'ra-core'
import { inLanguage } from '../../format/inLanguage.ts'
import { useFormat } from '../../format/useFormat.ts'

const ALL = {
  pagination: { page: 1, perPage: 100 },
  sort: { field: 'listOrder', order: 'ASC' },
} as const

/** The methods, none until they are loaded. */
export const useMethods = (): readonly PaymentMethodRow[] =>
  useGetList<PaymentMethodRow>('payment-methods', ALL).data ?? []

/** The methods as choices of a select; names are told apart by their direction. */
export function useMethodChoices() {
  const format = useFormat()
  return useMethods().map(({ id, names, direction }) => ({
    id,
    name: `${inLanguage(names, format.locale)} · ${format.value('paymentDirection', direction)}`,
  }))
}
