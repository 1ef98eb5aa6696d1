/** The status popup and the keypad. Import them only from lazily loaded parts, which load the texts `status`, too. */
export { Keypad } from './Keypad.tsx'
export { CLOSED, isBusy, STATUS, statusAtom, useStatus, type Status } from './status.ts'
export { StatusPopup } from './StatusPopup.tsx'
