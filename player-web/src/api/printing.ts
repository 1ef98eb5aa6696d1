import { randomKey } from '@grandstand/shared-types/browser/random_key'
import type { PaperWidthMm } from '@grandstand/shared-types/coupons/model/prints'
import { printPaper, type AskedPaper } from '@grandstand/shared-types/browser/print_paper'
import type { PrintOrder, PrintView } from '@grandstand/shared-types/wire/betting/printing'
import type { DrawPaper } from '@grandstand/shared-types/wire/draws'
import { call } from './client.ts'

interface PaperOrder extends PrintOrder {
  lang: string
  /** A repeated key asks for the same print. */
  key?: string
  /** Without it, the brand's paper. */
  paperMm?: PaperWidthMm | undefined
}

/** Asks for a print, whose page is then fetched once. A repeated key asks for the same print. Throws as `call`. */
export const askForPrint = (order: PrintOrder, key: string = randomKey()): Promise<PrintView> =>
  call('POST /v1/prints', { body: order, key })

/** Asks for a print of a ticket of a draw, whose page is then fetched once. Throws as `call`. */
export async function askForDrawPrint(
  ticketId: number,
  paper: DrawPaper,
  key: string = randomKey()
): Promise<AskedPaper & { id: number }> {
  const { id, page } = await call('POST /v1/draw-prints', { body: { ticketId, paper }, key })
  return { id, page, drawTicketId: ticketId }
}

/** Asks for a print and prints it; resolves once the page was printed. Throws as `call`. */
export async function printCoupon({
  lang,
  key,
  paperMm,
  ...order
}: PaperOrder): Promise<PrintView> {
  const print = await askForPrint(order, key)
  await printPaper(print, lang, paperMm)
  return print
}

/** Keys of prints that were asked for since the page opened. */
const asked = new Set<string>()

/** Prints what no person asked for, once for each key. */
export async function printOnce(
  key: string,
  print: (key: string) => Promise<unknown>
): Promise<void> {
  if (asked.has(key)) return
  asked.add(key)
  await print(key)
}
