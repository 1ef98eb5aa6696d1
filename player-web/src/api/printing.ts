import type { PaperWidthMm } from '@grandstand/shared-types/coupons/model/prints'
import { printPaper } from '@grandstand/shared-types/browser/print_paper'
import type { PrintOrder, PrintView } from '@grandstand/shared-types/wire/printing'
import { call } from './client.ts'

interface PaperOrder extends PrintOrder {
  lang: string
  /** The same key is the same print. */
  key?: string
  /** The brand's paper when it is absent. */
  paperMm?: PaperWidthMm | undefined
}

/** Asks for a print, whose page is then fetched once. The same key is the same print. Throws as `call`. */
export const askForPrint = (
  order: PrintOrder,
  key: string = crypto.randomUUID()
): Promise<PrintView> => call('POST /v1/prints', { body: order, key })

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
