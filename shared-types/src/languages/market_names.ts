/** The market names of a language, with those that are composed, and the market types as `GET /v1/board/market-types` shows them. */
import type { MarketTypeView } from '../markets/names/market_type_view.ts'
import { MARKET_TYPES } from '../markets/table/market_types.ts'
import type { MarketOutcome, MarketType } from '../markets/model/market_type.ts'
import { composeName } from '../markets/names/compose.ts'
import type { MarketNames, Named } from '../markets/names/name.ts'
import { outcomeName } from '../markets/names/outcome_name.ts'

/** The names of a language's folder, and a composed name for each type that has none there. */
export function withComposed(names: MarketNames): MarketNames {
  const types: Record<number, Named> = { ...names.types }
  for (const { id, label, rule } of MARKET_TYPES) {
    if (!label || types[id]) continue
    types[id] = composeName(label, names.parts, names.subjects, names.rules[rule.key] ?? rule.key)
  }
  return { ...names, types }
}

/** Every market type with these names, in list order, with the outcomes of all its variants. */
export const viewsOf = (names: MarketNames): MarketTypeView[] =>
  MARKET_TYPES.map((type) => ({
    id: type.id,
    key: type.key,
    ...(names.types[type.id] ?? { name: type.key, shortName: type.key }),
    group: type.group,
    listOrder: type.listOrder,
    mainForSports: [...type.mainForSports],
    outcomes: allOutcomes(type).map(({ key }) => ({ key, ...outcomeName(names, type, key) })),
  }))

/** Each key once. */
function allOutcomes({ outcomes, variants }: MarketType): MarketOutcome[] {
  const byKey = new Map<string, MarketOutcome>()
  for (const outcome of [outcomes, ...Object.values(variants ?? {})].flat()) {
    if (!byKey.has(outcome.key)) byKey.set(outcome.key, outcome)
  }
  return [...byKey.values()]
}
