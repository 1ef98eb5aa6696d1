/** Systems with a name in Persian. */
import type { NamedSystem } from '../../catalogue/named_systems.ts'

export const systems: Readonly<Record<NamedSystem, string>> = {
  trixie: 'تریکسی',
  patent: 'پتنت',
  yankee: 'یانکی',
  lucky15: 'لاکی 15',
  canadian: 'کانادین',
  lucky31: 'لاکی 31',
  heinz: 'هاینز',
  lucky63: 'لاکی 63',
}
