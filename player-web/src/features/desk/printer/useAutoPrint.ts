import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useStore } from 'jotai'
import { useCallback, useEffect } from 'react'
import { printOnce } from '../../../api/printing.ts'
import { meQuery, settingsQuery } from '../../../api/queries.ts'
import { saleAtom } from '../../../selling/sale.ts'
import { preferencesAtom } from '../settings/preferences.ts'
import type { DeskPaper } from './printer.ts'
import { usePrintPaper } from './usePrintPaper.ts'

type Store = ReturnType<typeof useStore>

/** Whether the desk prints by itself: the brand allows it, it has a printer, and the preferences or the account want it. */
function wantsAutoPrint(store: Store, client: QueryClient): boolean {
  const { printer, autoPrint } = store.get(preferencesAtom)
  const isWanted = autoPrint ?? client.getQueryData(meQuery.queryKey)?.autoPrint ?? false
  const mayPrint = client.getQueryData(settingsQuery.queryKey)?.settings.flags.autoPrint === true
  return mayPrint && printer && isWanted
}

/** Prints a paper once, where the preferences or the account have automatic printing. */
export function useAutoPrint(): (paper: DeskPaper) => Promise<void> {
  const store = useStore()
  const client = useQueryClient()
  const print = usePrintPaper()
  return async (paper) => {
    if (!wantsAutoPrint(store, client)) return
    await printOnce(`auto-print-${paper.subject}-${paper.code}`, (key) => print(paper, key))
  }
}

/** Prints each ticket of the slip as soon as it is sold. */
export function usePrintSold(): void {
  const store = useStore()
  const print = useAutoPrint()
  const printSold = useCallback(async () => {
    const { step, coupons = [] } = store.get(saleAtom)
    if (step !== 'done' && step !== 'pending') return
    for (const { id, code } of coupons) await print({ couponId: id, code, subject: 'coupon' })
  }, [store, print])
  useEffect(() => store.sub(saleAtom, () => void printSold()), [store, printSold])
}
