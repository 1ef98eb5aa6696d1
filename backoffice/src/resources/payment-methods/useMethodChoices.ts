import type { PaymentMethodRow } from '@grandstand/shared-types/wire/money/payment_methods'
import { useGetList } from 'ra-core'
import { useDirectedChoices } from './useDirectedChoices.ts'

const ALL = {
  pagination: { page: 1, perPage: 100 },
  sort: { field: 'listOrder', order: 'ASC' },
} as const

/** The methods, none until they are loaded. */
const useMethods = (): readonly PaymentMethodRow[] =>
  useGetList<PaymentMethodRow>('payment-methods', ALL).data ?? []

/** The methods as choices of a select. */
export const useMethodChoices = () => useDirectedChoices(useMethods())
