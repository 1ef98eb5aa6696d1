import { useStore } from 'jotai'
import { useEffect, useEffectEvent } from 'react'
import { soldDrawTicketsAtom } from '../../../selling/drawSale.ts'
import { useAutoPrint } from '../printer/useAutoPrint.ts'

/** Prints each ticket of a draw as soon as it is sold. */
export function usePrintSoldDraws(): void {
  const store = useStore()
  const print = useAutoPrint()
  const printSold = useEffectEvent(async () => {
    for (const { id, code } of store.get(soldDrawTicketsAtom)) {
      await print({ drawTicketId: id, code, subject: 'ticket' })
    }
  })
  useEffect(() => store.sub(soldDrawTicketsAtom, () => void printSold()), [store])
}
