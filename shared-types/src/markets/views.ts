/** Market types as `GET /v1/board/market-types` shows them, and their placeholders filled. */
import type { SiteLanguage } from '../constants.ts'
import type { MarketTypeView } from '../wire.ts'
import { MARKET_TYPES } from './catalogue.ts'
import type { MarketType } from './market_type.ts'
import { MARKET_NAMES_EN } from './names/en.ts'
import type { MarketNames, Named } from './names/name.ts'
import { MARKET_NAMES_TR } from './names/tr.ts'
import { formatQuarters, parseQuarters, parseSpecifier } from './specifier.ts'

export const MARKET_NAMES: Readonly<Record<SiteLanguage, MarketNames>> = {
  tr: MARKET_NAMES_TR,
  en: MARKET_NAMES_EN,
}

function outcomeName(names: MarketNames, type: MarketType, key: string): Named {
  return (
    names.outcomesOfType[type.id]?.[key] ?? names.outcomes[key] ?? { name: key, shortName: key }
  )
}

/** Every market type with its names in one language, in list order. */
export function marketTypeViews(language: SiteLanguage): MarketTypeView[] {
  const names = MARKET_NAMES[language]
  return MARKET_TYPES.map((type) => ({
    id: type.id,
    key: type.key,
    ...(names.types[type.id] ?? { name: type.key, shortName: type.key }),
    group: type.group,
    listOrder: type.listOrder,
    mainForSports: [...type.mainForSports],
    outcomes: type.outcomes.map(({ key }) => ({ key, ...outcomeName(names, type, key) })),
  }))
}

function signed(text: string): string {
  return /^\d/.test(text) && !text.includes(':') && text !== '0' ? `+${text}` : text
}

/**
 * Fills a name: `{home}` and `{away}` with the teams, `{total}` and `{hcp}` from the specifier, `{-hcp}` with the away
 * side's line. Handicaps carry their sign. A placeholder without a value stays as it is.
 */
export function fillMarketName(
  template: string,
  fill: { home: string; away: string; specifier: string }
): string {
  const pairs = parseSpecifier(fill.specifier) ?? {}
  return template.replace(/\{(-?\w+)\}/g, (placeholder, name: string) => {
    if (name === 'home' || name === 'away') return fill[name]
    if (name === 'hcp' && pairs['hcp'] !== undefined) return signed(pairs['hcp'])
    if (name === '-hcp' && pairs['hcp'] !== undefined) {
      const quarters = parseQuarters(pairs['hcp'])
      return quarters === null
        ? placeholder
        : signed(formatQuarters(quarters === 0 ? 0 : -quarters))
    }
    return pairs[name] ?? placeholder
  })
}
