import { printPaper, type AskedPaper } from '@grandstand/shared-types/browser/print_paper'
import { useStore } from 'jotai'
import { useTranslation } from 'react-i18next'
import { preferencesAtom } from '../settings/preferences.ts'
import { printInWindow } from './window/printerWindow.ts'
import { printerWindowAtom } from './window/usePrinterWindow.ts'

/**
 * Prints the page of a print that was asked for on the desk's paper, and resolves once it was printed: in the printer
 * window when one is open, otherwise in a frame of this page, which takes no keys while it prints.
 */
export function useDeskPrinter(): (paper: AskedPaper) => Promise<void> {
  const store = useStore()
  const lang = useTranslation().i18n.language
  return async (paper) => {
    const { paperMm } = store.get(preferencesAtom)
    if (store.get(printerWindowAtom)) {
      if (await printInWindow({ paper, lang, paperMm })) return
      store.set(printerWindowAtom, false)
    }
    await printPaper(paper, lang, paperMm)
  }
}
