import { atom, useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { watchPrinterWindow } from './printerWindow.ts'

/** Whether a printer window is open. */
export const printerWindowAtom = atom(false)

/** For the desk: keeps `printerWindowAtom` up to date. */
export function usePrinterWindow(): void {
  const setOpen = useSetAtom(printerWindowAtom)
  useEffect(() => watchPrinterWindow(setOpen), [setOpen])
}
