import type { PaymentDirection } from '@grandstand/shared-types/payments/states'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../api/client.ts'
import type { MoneyAct } from '../moneyPopup.ts'

const FRESH_MS = 60_000

export const DIRECTIONS = { deposit: 'deposit', withdraw: 'withdrawal' } as const satisfies Record<
  MoneyAct,
  PaymentDirection
>

/** Categories and methods in a language. */
export const categoriesQuery = (direction: PaymentDirection, language: string) =>
  queryOptions({
    queryKey: ['payment-categories', direction, language],
    queryFn: ({ signal }) =>
      call('GET /v1/me/payment-categories', { query: { direction, language } }, signal),
    staleTime: FRESH_MS,
  })

/** What must be played before money can leave; every stake changes it. */
export const wageringQuery = queryOptions({
  queryKey: ['wagering'],
  queryFn: ({ signal }) => call('GET /v1/me/wagering', {}, signal),
  staleTime: 0,
})

/** The banks of a method; what they offer changes at any time. */
export const banksQuery = (methodId: number) =>
  queryOptions({
    queryKey: ['payment-banks', methodId],
    queryFn: ({ signal }) => call('GET /v1/banks', { query: { methodId } }, signal),
    staleTime: 0,
  })
