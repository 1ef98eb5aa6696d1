/** Names of a market type and its outcomes in the form: the catalogue's name where staff gave none. */
import { SITE_LANGUAGES } from '@grandstand/shared-types/languages/table'
import {
  keepsPlaceholders,
  linePlaceholders,
  type NamesByLanguage,
  type OutcomeNames,
} from '@grandstand/shared-types/languages/edited_names'
import { marketTypeViews } from '@grandstand/shared-types/languages/market_type_views'
import type { MarketTypeView } from '@grandstand/shared-types/markets/names/market_type_view'
import type { MarketTypeRow } from '@grandstand/shared-types/wire/betting/catalogue'

interface TypeNames {
  shortNames: NamesByLanguage
  outcomes: OutcomeNames[]
}

/** The catalogue's names; null for a type that is not in the catalogue. */
export function catalogueNames(typeId: number): (TypeNames & { names: NamesByLanguage }) | null {
  const views = SITE_LANGUAGES.map((language) => {
    const view = marketTypeViews(language).find(({ id }) => id === typeId)
    return { language, view }
  })
  const first = views[0]?.view
  if (!first) return null
  const byLanguage = (nameOf: (view: MarketTypeView) => string | undefined): NamesByLanguage =>
    Object.fromEntries(views.map(({ language, view }) => [language, view && nameOf(view)]))
  return {
    names: byLanguage(({ name }) => name),
    shortNames: byLanguage(({ shortName }) => shortName),
    outcomes: first.outcomes.map(({ key }, index) => ({
      key,
      names: byLanguage(({ outcomes }) => outcomes[index]?.name),
      shortNames: byLanguage(({ outcomes }) => outcomes[index]?.shortName),
    })),
  }
}

/** The names in force, outcomes in the catalogue's order; null for a type that is not in the catalogue. */
export function typeNames(row: MarketTypeRow): TypeNames | null {
  const known = catalogueNames(row.id)
  if (!known) return null
  const edited = new Map((row.outcomeNames ?? []).map((outcome) => [outcome.key, outcome]))
  return {
    shortNames: { ...known.shortNames, ...row.shortNames },
    outcomes: known.outcomes.map((outcome) => ({
      key: outcome.key,
      names: { ...outcome.names, ...edited.get(outcome.key)?.names },
      shortNames: { ...outcome.shortNames, ...edited.get(outcome.key)?.shortNames },
    })),
  }
}

/** The names in the form as the API takes them, without names that equal the catalogue's. */
export function editedNames(typeId: number, { shortNames, outcomes }: TypeNames) {
  const known = catalogueNames(typeId)
  if (!known) return { shortNames: null, outcomeNames: null }
  const edited = known.outcomes.flatMap((outcome, index) => {
    const { names, shortNames: short } = outcomes[index] ?? outcome
    const isKept = areEqual(names, outcome.names) && areEqual(short, outcome.shortNames)
    return isKept ? [] : [{ key: outcome.key, names, shortNames: short }]
  })
  return {
    shortNames: areEqual(shortNames, known.shortNames) ? null : shortNames,
    outcomeNames: edited.length > 0 ? edited : null,
  }
}

const areEqual = (a: NamesByLanguage, b: NamesByLanguage): boolean =>
  SITE_LANGUAGES.every((language) => a[language] === b[language])

/** The placeholders of the catalogue's name when a new name does not keep them; null when it does. */
export function missingPlaceholders(name: string, catalogueName: string): string | null {
  if (keepsPlaceholders(name, catalogueName)) return null
  return linePlaceholders(catalogueName).join(', ')
}
