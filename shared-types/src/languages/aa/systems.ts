/** Systems with a name in Arabic. */
import type { NamedSystem } from '../../catalogue/named_systems.ts'

export const systems: Readonly<Record<NamedSystem, string>> = {
  trixie: 'تريكسي',
  patent: 'باتنت',
  yankee: 'يانكي',
  lucky15: 'لاكي 15',
  canadian: 'كنديان',
  lucky31: 'لاكي 31',
  heinz: 'هاينز',
  lucky63: 'لاكي 63',
}
