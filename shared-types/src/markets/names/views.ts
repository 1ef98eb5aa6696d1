/** Market types as `GET /v1/board/market-types` shows them. */
import type { SiteLanguage } from '../../sites/site_languages.ts'
import type { MarketTypeView } from './market_type_view.ts'
import { MARKET_TYPES } from '../table/market_types.ts'
import type { MarketOutcome, MarketType } from '../model/market_type.ts'
import { composeName } from './compose.ts'
import { MARKET_NAMES_EN } from './en.ts'
import type { MarketNames, Named } from './name.ts'
import { outcomeName } from './outcome_name.ts'
import { MARKET_NAMES_TR } from './tr.ts'

export const MARKET_NAMES: Readonly<Record<SiteLanguage, MarketNames>> = {
  tr: withComposed(MARKET_NAMES_TR),
  en: withComposed(MARKET_NAMES_EN),
}

function withComposed(names: MarketNames): MarketNames {
  const types: Record<number, Named> = { ...names.types }
  for (const { id, label, rule } of MARKET_TYPES) {
    if (!label || types[id]) continue
    types[id] = composeName(label, names.parts, names.subjects, names.rules[rule.key] ?? rule.key)
  }
  return { ...names, types }
}

/** Every market type with its names in one language, in list order, with the outcomes of all its variants. */
export function marketTypeViews(language: SiteLanguage): MarketTypeView[] {
  const names = MARKET_NAMES[language]
  return MARKET_TYPES.map((type) => ({
    id: type.id,
    key: type.key,
    ...(names.types[type.id] ?? { name: type.key, shortName: type.key }),
    group: type.group,
    listOrder: type.listOrder,
    mainForSports: [...type.mainForSports],
    outcomes: allOutcomes(type).map(({ key }) => ({ key, ...outcomeName(names, type, key) })),
  }))
}

/** Each key once. */
function allOutcomes({ outcomes, variants }: MarketType): MarketOutcome[] {
  const byKey = new Map<string, MarketOutcome>()
  for (const outcome of [outcomes, ...Object.values(variants ?? {})].flat()) {
    if (!byKey.has(outcome.key)) byKey.set(outcome.key, outcome)
  }
  return [...byKey.values()]
}
