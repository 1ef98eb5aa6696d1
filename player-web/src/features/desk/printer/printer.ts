/** The state of the desk's printer, as the cashier tells it, since a browser cannot read it. */
import type { PrinterState } from '@grandstand/shared-types/accounts/machines'
import type { PrintSubject } from '@grandstand/shared-types/coupons/model/prints'
import type { DrawPaper } from '@grandstand/shared-types/wire/draws'
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
  /** The coupon's code, for people. */
  code: string
  subject: PrintSubject
}

/** A ticket of a draw, or the receipt of what it won. */
export interface DrawTicketPaper {
  drawTicketId: number
  /** The ticket's code, for people. */
  code: string
  subject: DrawPaper
}

export type DeskPaper = CouponPaper | DrawTicketPaper

/** A paper that was sent to the printer last. */
export type SentPaper = DeskPaper & { printId: number }

/** Null before the first print, and once the cashier has answered whether the paper came out. */
export const sentPaperAtom = atom<SentPaper | null>(null)

/** While set, stops all sales until the printer works again, or the cashier sells without paper. */
export const printerFaultAtom = atom<PrinterFault | null>(null)

/** The state that staff see on the board of machines. */
export const printerStateAtom = atom<PrinterState>((get) => {
  if (!get(preferencesAtom).printer) return 'unknown'
  return get(printerFaultAtom) ?? 'ok'
})

/** Makes the desk sell without paper. */
export const sellWithoutPaperAtom = atom(null, (_get, set) => {
  set(printerFaultAtom, null)
  set(sentPaperAtom, null)
  set(preferencesAtom, { printer: false })
})
