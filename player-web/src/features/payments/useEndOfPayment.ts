import { isOver } from '@grandstand/shared-types/payments/states'
import type { PaymentView } from '@grandstand/shared-types/wire/money/payments'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { refreshAccount } from '../../api/queries.ts'
import { onAccountNews } from '../../stream/accountNews.ts'
import { PAYMENTS_KEY } from './paymentQueries.ts'

/** Reads the balances again when one of the payments ends, and the payments when the stream tells of a change of money. */
export function useEndOfPayment(payments: readonly PaymentView[]): void {
  const client = useQueryClient()
  const open = useRef<ReadonlySet<string>>(new Set())
  useEffect(() => {
    const ended = payments.filter(({ state }) => isOver(state))
    const isNews = ended.some(({ reference }) => open.current.has(reference))
    const others = payments.filter(({ state }) => !isOver(state))
    open.current = new Set(others.map(({ reference }) => reference))
    if (isNews) void refreshAccount(client)
  }, [payments, client])
  useEffect(
    () =>
      onAccountNews(({ kind }) => {
        if (kind === 'balances') void client.invalidateQueries({ queryKey: PAYMENTS_KEY })
      }),
    [client]
  )
}
