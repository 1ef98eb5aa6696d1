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

/** Asks for a print and prints it; resolves once the page was printed. Throws as `call`. */
export async function printCoupon({ lang, key, paperMm, ...body }: PaperOrder): Promise<PrintView> {
  const print = await call('POST /v1/prints', { body, key: key ?? crypto.randomUUID() })
  await printPaper(print, lang, paperMm)
  return print
}
