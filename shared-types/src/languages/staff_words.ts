/** The names of the catalogue in the languages of staff, without those of the other languages. */
import { findSport } from '../catalogue/sports.ts'
import type { NamedSystem } from '../catalogue/named_systems.ts'
import type { MarketTypeView } from '../markets/names/market_type_view.ts'
import * as en from './en/index.ts'
import { viewsOf, withComposed } from './market_names.ts'
import type { StaffLanguage } from './table.ts'
import * as tr from './tr/index.ts'
import type { Words } from './words.ts'

const WORDS: Readonly<Record<StaffLanguage, Words>> = { en, tr }

/** Undefined for a sport that is not known. */
export function sportName(sportId: number, language: StaffLanguage): string | undefined {
  const sport = findSport(sportId)
  return sport && WORDS[language].sports[sport.key]
}

/** The name of a system, such as Lucky 15. */
export const systemName = (system: NamedSystem, language: StaffLanguage): string =>
  WORDS[language].systems[system]

/** Every market type with its names, in list order. */
export const staffMarketTypes = (language: StaffLanguage): MarketTypeView[] =>
  viewsOf(withComposed(WORDS[language].markets))
