import { useQueryClient } from '@tanstack/react-query'
import { useStore } from 'jotai'
import { useCallback, useEffect } from 'react'
import { meQuery, settingsQuery } from '../../../api/queries.ts'
import { saleAtom } from '../../../selling/sale.ts'
import { preferencesAtom } from '../settings/preferences.ts'
import type { CouponPaper } from './printer.ts'
import { usePrintPaper } from './usePrintPaper.ts'

/** Keys of papers whose print was asked for since the page opened. */
const asked = new Set<string>()

/** Prints a paper once, where the preferences or the account have automatic printing. */
export function usePrintByItself(): (paper: CouponPaper) => Promise<void> {
  const store = useStore()
  const client = useQueryClient()
  const print = usePrintPaper()
  return async (paper) => {
    const { printer, autoPrint } = store.get(preferencesAtom)
    const isWanted = autoPrint ?? client.getQueryData(meQuery.queryKey)?.autoPrint ?? false
    const mayPrint = client.getQueryData(settingsQuery.queryKey)?.settings.flags.autoPrint
    if (!mayPrint) return
    const key = `auto-print-${paper.subject}-${paper.couponId}`
    if (!printer || !isWanted || asked.has(key)) return
    asked.add(key)
    await print(paper, key)
  }
}

/** Prints each ticket of the slip as soon as it is sold. */
export function useAutoPrint(): void {
  const store = useStore()
  const print = usePrintByItself()
  const printSold = useCallback(async () => {
    const { step, coupons = [] } = store.get(saleAtom)
    if (step !== 'done' && step !== 'waiting') return
    for (const { id, code } of coupons) await print({ couponId: id, code, subject: 'coupon' })
  }, [store, print])
  useEffect(() => store.sub(saleAtom, () => void printSold()), [store, printSold])
}
