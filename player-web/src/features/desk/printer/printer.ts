/** The desk's printer, as far as the cashier says what it does: a browser cannot read it. */
import type { PrinterState } from '@grandstand/shared-types/accounts/machines'
import type { PrintSubject } from '@grandstand/shared-types/coupons/model/prints'
import { atom } from 'jotai'
import { preferencesAtom } from '../settings/preferences.ts'

/** The printer's faults, as the specification's messages name them. */
export const PRINTER_FAULTS = [
  'noPaper',
  'offline',
  'coverOpen',
] as const satisfies readonly PrinterState[]
export type PrinterFault = (typeof PRINTER_FAULTS)[number]

/** A ticket, or the receipt of its payout or cancellation. */
export interface CouponPaper {
  couponId: number
  /** Of the coupon, for people. */
  code: string
  subject: PrintSubject
}

/** A paper that was sent to the printer last. */
export interface SentPaper extends CouponPaper {
  printId: number
}

/** Null once the cashier has answered for it, or nothing was printed yet. */
export const sentPaperAtom = atom<SentPaper | null>(null)

/** Holds all sales until the printer works again, or the cashier sells without paper. */
export const printerFaultAtom = atom<PrinterFault | null>(null)

/** As staff see it on the board of machines. */
export const printerStateAtom = atom<PrinterState>((get) => {
  if (!get(preferencesAtom).printer) return 'unknown'
  return get(printerFaultAtom) ?? 'ok'
})

/** From now on the desk sells without paper. */
export const sellWithoutPaperAtom = atom(null, (_get, set) => {
  set(printerFaultAtom, null)
  set(sentPaperAtom, null)
  set(preferencesAtom, { printer: false })
})
