import { useStore } from 'jotai'
import { askForDrawPrint, askForPrint } from '../../../api/printing.ts'
import { STATUS, useStatus } from '../../status/index.ts'
import { useDeskError } from '../useDeskError.ts'
import { sentPaperAtom, type DeskPaper } from './printer.ts'
import { useDeskPrinter } from './useDeskPrinter.ts'

/** Prints a paper at the desk, after which the cashier is asked whether it came out. A repeated `key` prints once. */
export function usePrintPaper(): (paper: DeskPaper, key?: string) => Promise<void> {
  const store = useStore()
  const status = useStatus()
  const errorText = useDeskError()
  const printAtDesk = useDeskPrinter()
  return async (paper, key) => {
    try {
      const print = await askFor(paper, key)
      await printAtDesk(print)
      store.set(sentPaperAtom, { ...paper, printId: print.id })
    } catch (error) {
      status.show(STATUS.warning, error instanceof Error ? errorText(error) : undefined)
    }
  }
}

function askFor(paper: DeskPaper, key?: string) {
  if ('drawTicketId' in paper) return askForDrawPrint(paper.drawTicketId, paper.subject, key)
  const { couponId, subject } = paper
  return askForPrint({ couponId, subject }, key)
}
