/** Tickets of draws that were sold on this page last; a desk prints them. */
import { atom } from 'jotai'

export interface SoldDrawTicket {
  id: number
  code: string
}

export const soldDrawTicketsAtom = atom<readonly SoldDrawTicket[]>([])
