/** The slip: its selections, preview, placing. */
export { SlipDock } from './SlipDock.tsx'
export { SlipOddsButton } from './SlipOddsButton.tsx'
export { slipCountAtom, slipOpenAtom } from './slipAtoms.ts'
export { useTakeShared } from './useTakeShared.ts'
