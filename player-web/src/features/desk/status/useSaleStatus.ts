import { useStore } from 'jotai'
import { useEffect } from 'react'
import { saleAtom, type Sale } from '../../../selling/sale.ts'
import type { DeskWords } from '../words.tr.ts'
import { fill, useWords } from '../words.ts'
import { CLOSED, STATUS, useStatus, type Status } from './status.ts'

/** Shows in the popup how the sale of the slip goes: coupon creation until the coupon stands, then the end. */
export function useSaleStatus(): void {
  const store = useStore()
  const words = useWords()
  const status = useStatus()
  useEffect(
    () =>
      store.sub(saleAtom, () => {
        const { code, text } = statusOf(store.get(saleAtom), words)
        if (code !== STATUS.closed) status.show(code, text)
      }),
    [store, words, status]
  )
}

function statusOf({ step, coupons = [], refusals = [] }: Sale, words: DeskWords): Status {
  switch (step) {
    case 'idle':
      return CLOSED
    case 'sending':
      return { code: STATUS.creating }
    case 'waiting':
      return { code: STATUS.creating, text: words.saleWaits }
    case 'unanswered':
      return { code: STATUS.error, text: words.saleUnanswered }
    case 'done':
      return refusals.length > 0
        ? { code: STATUS.error, text: words.saleRefused }
        : {
            code: STATUS.success,
            text: fill(words.soldTicket, coupons.map(({ code }) => code).join(', ')),
          }
  }
}
