/** Parts of the desk for pages of other features. Import them only from lazily loaded pages. */
export { Keypad } from './Keypad.tsx'
