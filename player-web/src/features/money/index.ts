/** Deposits and withdrawals: the popup for them opens by its atom. */
export { moneyPopupAtom } from './moneyPopup.ts'
