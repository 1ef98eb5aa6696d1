/** The markets that the list shows inline, by the width of the list. */
import type { BoardMarket, BoardMatch } from '@grandstand/shared-types/wire/betting/book'
import type { MarketTypeView } from '@grandstand/shared-types/markets/names/market_type_view'
import { groupPosition } from '../../odds/marketGroups.ts'

export interface MarketColumns {
  type: MarketTypeView
  /** Width of one price cell in px; wider for a cell that also shows its line. */
  cellPx: number
}

const PLAIN_CELL_PX = 64
const LINE_CELL_PX = 82
export const CELL_GAP_PX = 4
const GROUP_GAP_PX = 12
/** Start time, "+N", paddings and gaps. */
const FIXED_PX = 66 + 46 + 30 + 24
/** Narrowest width of the team names: beside two markets, and beside three. */
const NAMES_PX = 135
const ROOMY_NAMES_PX = 200
const DENSE_MARKETS = 2

/** A sport's inline markets: first the one on the winner, then one of each other group, then the rest. */
export function mainTypesOf(types: readonly MarketTypeView[], sportId: number): MarketTypeView[] {
  const main = types
    // runners of a race are too many for a row
    .filter((type) => type.mainForSports.includes(sportId) && type.outcomes.length > 0)
    .sort((a, b) => a.listOrder - b.listOrder)
  const seen = new Set<string>()
  const isFirstOfGroup = new Map(
    main.map((type) => {
      const isFirst = !seen.has(type.group)
      seen.add(type.group)
      return [type, isFirst]
    })
  )
  return main.sort(
    (a, b) =>
      Number(isFirstOfGroup.get(b)) - Number(isFirstOfGroup.get(a)) ||
      groupPosition(a.group) - groupPosition(b.group) ||
      a.outcomes.length - b.outcomes.length
  )
}

function hasLine(type: MarketTypeView): boolean {
  return /\{(total|hcp)\}/.test(type.name)
}

/** As many of the sport's inline markets as fit into `widthPx` with their names; at least the first. */
export function columnsFor(types: readonly MarketTypeView[], widthPx: number): MarketColumns[] {
  let left = widthPx - FIXED_PX
  const fitting: MarketColumns[] = []
  for (const type of types) {
    const cellPx = hasLine(type) ? LINE_CELL_PX : PLAIN_CELL_PX
    const count = type.outcomes.length
    const needed = count * cellPx + (count - 1) * CELL_GAP_PX + GROUP_GAP_PX
    const namesPx = fitting.length < DENSE_MARKETS ? NAMES_PX : ROOMY_NAMES_PX
    if (needed + namesPx > left && fitting.length > 0) break
    left -= needed
    fitting.push({ type, cellPx })
  }
  return fitting
}

/** The market of this type in the list: the main line, or the only market. */
export function inlineMarket(match: BoardMatch, typeId: number): BoardMarket | undefined {
  const ofType = match.markets.filter((market) => market.typeId === typeId)
  return ofType.find((market) => market.isMainLine) ?? ofType[0]
}
