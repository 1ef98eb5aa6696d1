/** The popup for deposits and withdrawals, over any page. */
import { atom } from 'jotai'

export type MoneyAct = 'deposit' | 'withdraw'

/** What the popup shows; null while it is closed. */
export const moneyPopupAtom = atom<MoneyAct | null>(null)
