/** Prices in a match row: which markets stand inline, their heads, the cells. */
export { ColumnHeads } from './ColumnHeads.tsx'
export { columnsFor, inlineMarket, mainTypesOf, type MarketColumns } from './columns.ts'
export { InlinePrices } from './InlinePrices.tsx'
export { MarketChips, usePhoneMarket } from './MarketChips.tsx'
export { PhonePrices } from './PhonePrices.tsx'
export { SuspendedLabel } from './SuspendedLabel.tsx'
export { useColumns } from './useColumns.ts'
export { useRoving } from './useRoving.ts'
