/** The slip: its selections, preview, placing. */
export { SlipDock } from './panel/SlipDock.tsx'
export { SlipOddsButton } from './selections/SlipOddsButton.tsx'
export { slipCountAtom, slipOpenAtom } from './state/slipAtoms.ts'
export { useTakeShared } from './quotes/useTakeShared.ts'
