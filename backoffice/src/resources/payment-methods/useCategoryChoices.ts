import type { PaymentCategoryRow } from '@grandstand/shared-types/wire/money/payment_methods'
import { useGetList } from 'ra-core'
import { useDirectedChoices } from './useDirectedChoices.ts'

const ALL = {
  pagination: { page: 1, perPage: 100 },
  sort: { field: 'listOrder', order: 'ASC' },
} as const

/** The categories, none until they are loaded. */
export const useCategories = (): readonly PaymentCategoryRow[] =>
  useGetList<PaymentCategoryRow>('payment-categories', ALL).data ?? []

/** The categories as choices of a select. */
export const useCategoryChoices = () => useDirectedChoices(useCategories())
