import type { PaymentCategoryRow } from '@grandstand/shared-types/wire/money/payments'
import { useGetList } from 'ra-core'
import { inLanguage } from '../../format/inLanguage.ts'
import { useFormat } from '../../format/useFormat.ts'

const ALL = {
  pagination: { page: 1, perPage: 100 },
  sort: { field: 'listOrder', order: 'ASC' },
} as const

/** The categories, none until they are loaded. */
export const useCategories = (): readonly PaymentCategoryRow[] =>
  useGetList<PaymentCategoryRow>('payment-categories', ALL).data ?? []

/** The categories as choices of a select; names are told apart by their direction. */
export function useCategoryChoices() {
  const format = useFormat()
  return useCategories().map(({ id, names, direction }) => ({
    id,
    name: `${inLanguage(names, format.locale)} · ${format.value('paymentDirection', direction)}`,
  }))
}
