/** Names that staff give market types and outcomes instead of the catalogue's. */
import type { SiteLanguage } from './table.ts'
import type { MarketTypeView } from '../markets/names/market_type_view.ts'

export type NamesByLanguage = Partial<Record<SiteLanguage, string>>

export interface OutcomeNames {
  /** The outcome key of the market type. */
  key: string
  names: NamesByLanguage
  /** For a button or a column head. */
  shortNames: NamesByLanguage
}

/** The names and the place that staff set for a market type; a language without a name keeps the catalogue's. */
export interface MarketTypeEdits {
  names: NamesByLanguage
  shortNames: NamesByLanguage
  outcomeNames: readonly OutcomeNames[]
  listOrder: number
}

/** The catalogue's view of a market type, with the names and the place that staff set. */
export function editedView(
  view: MarketTypeView,
  edits: MarketTypeEdits,
  language: SiteLanguage
): MarketTypeView {
  const byKey = new Map(edits.outcomeNames.map((outcome) => [outcome.key, outcome]))
  return {
    ...view,
    name: edits.names[language] ?? view.name,
    shortName: edits.shortNames[language] ?? view.shortName,
    listOrder: edits.listOrder,
    outcomes: view.outcomes.map((outcome) => ({
      ...outcome,
      name: byKey.get(outcome.key)?.names[language] ?? outcome.name,
      shortName: byKey.get(outcome.key)?.shortNames[language] ?? outcome.shortName,
    })),
  }
}

/** Placeholders of teams, which any name may use. */
const TEAMS: readonly string[] = ['{home}', '{away}', '{competitor1}', '{competitor2}']

/** The placeholders of a name that show its line, such as `{total}`; each once. */
export const linePlaceholders = (name: string): string[] =>
  placeholders(name).filter((placeholder) => !TEAMS.includes(placeholder))

/** Whether a new name shows the line as the catalogue's name does, and uses no placeholder that the market lacks. */
export function keepsPlaceholders(name: string, catalogueName: string): boolean {
  const lines = linePlaceholders(name)
  const asked = linePlaceholders(catalogueName)
  return (
    lines.length === asked.length &&
    asked.every((placeholder) => lines.includes(placeholder)) &&
    !/[{}]/.test(name.replace(/\{[-!]?\w+\}/g, ''))
  )
}

const placeholders = (name: string): string[] => [...new Set(name.match(/\{[-!]?\w+\}/g) ?? [])]
