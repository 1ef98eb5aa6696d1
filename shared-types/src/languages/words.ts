import type { CountryKey } from '../catalogue/countries.ts'
import type { SportKey } from '../catalogue/sport_ids.ts'
import type { NamedSystem } from '../catalogue/named_systems.ts'
import type { MarketNames } from '../markets/names/name.ts'

/** What the folder of a language holds. */
export interface Words {
  sports: Readonly<Record<SportKey, string>>
  countries: Readonly<Record<CountryKey, string>>
  markets: MarketNames
  systems: Readonly<Record<NamedSystem, string>>
}
