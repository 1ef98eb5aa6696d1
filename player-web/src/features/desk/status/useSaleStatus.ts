import type { TFunction } from 'i18next'
import { useStore } from 'jotai'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { saleAtom, type Sale } from '../../../selling/sale.ts'
import { CLOSED, STATUS, useStatus, type Status } from '../../status/index.ts'

/** Shows in the popup how the sale of the slip goes: coupon creation until the coupon is accepted, then the result. */
export function useSaleStatus(): void {
  const store = useStore()
  const { t } = useTranslation()
  const status = useStatus()
  useEffect(
    () =>
      store.sub(saleAtom, () => {
        const { code, text } = statusOf(store.get(saleAtom), t)
        if (code !== STATUS.closed) status.show(code, text)
      }),
    [store, t, status]
  )
}

function statusOf({ step, coupons = [], refusals = [] }: Sale, t: TFunction): Status {
  switch (step) {
    case 'idle':
      return CLOSED
    case 'sending':
      return { code: STATUS.creating }
    case 'pending':
      return { code: STATUS.creating, text: t('desk.salePending') }
    case 'unanswered':
      return { code: STATUS.error, text: t('desk.saleUnanswered') }
    case 'done':
      return refusals.length > 0
        ? { code: STATUS.error, text: t('desk.saleRefused') }
        : {
            code: STATUS.success,
            text: t('desk.soldTicket', { code: coupons.map(({ code }) => code).join(', ') }),
          }
  }
}
