import { useQueryClient } from '@tanstack/react-query'
import { useStore } from 'jotai'
import { useCallback, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { printCoupon } from '../../../api/printing.ts'
import { meQuery, settingsQuery } from '../../../api/queries.ts'
import { saleAtom } from '../../../selling/sale.ts'
import { preferencesAtom } from '../preferences.ts'
import { STATUS, useStatus } from '../status/status.ts'
import { useDeskError } from '../useDeskError.ts'
import { sentTicketAtom } from './printer.ts'

interface SoldTicket {
  id: number
  code: string
}

/** Prints a ticket on the desk's paper; then the cashier is asked whether it came out. With `key` the same print is one. */
export function usePrintTicket(): (ticket: SoldTicket, key?: string) => Promise<void> {
  const store = useStore()
  const status = useStatus()
  const errorText = useDeskError()
  const lang = useTranslation().i18n.language
  return async ({ id: couponId, code }, key) => {
    const { paperMm } = store.get(preferencesAtom)
    try {
      const print = await printCoupon({
        couponId,
        subject: 'coupon',
        lang,
        paperMm,
        ...(key !== undefined && { key }),
      })
      store.set(sentTicketAtom, { printId: print.id, couponId, code })
    } catch (error) {
      status.show(STATUS.warning, error instanceof Error ? errorText(error) : undefined)
    }
  }
}

/** Tickets whose print was asked for since the page was opened. */
const asked = new Set<number>()

/** Prints each ticket once as soon as it is sold, where the brand lets it and the preferences or the account say so. */
export function useAutoPrint(): void {
  const store = useStore()
  const client = useQueryClient()
  const print = usePrintTicket()
  const printSold = useCallback(async () => {
    const { step, coupons = [] } = store.get(saleAtom)
    const { printer, autoPrint } = store.get(preferencesAtom)
    const isWanted = autoPrint ?? client.getQueryData(meQuery.queryKey)?.autoPrint ?? false
    const mayPrint = client.getQueryData(settingsQuery.queryKey)?.settings.flags.autoPrint
    if (!mayPrint) return
    if (!(step === 'done' || step === 'waiting') || !printer || !isWanted) return
    for (const coupon of coupons) {
      if (asked.has(coupon.id)) continue
      asked.add(coupon.id)
      await print(coupon, `auto-print-${coupon.id}`)
    }
  }, [store, client, print])
  useEffect(() => store.sub(saleAtom, () => void printSold()), [store, printSold])
}
