/** Systems with a name in Kurdish. */
import type { NamedSystem } from '../../catalogue/named_systems.ts'

export const systems: Readonly<Record<NamedSystem, string>> = {
  trixie: 'تریکسی',
  patent: 'پاتێنت',
  yankee: 'یانکی',
  lucky15: 'لاکی 15',
  canadian: 'کەنەدیان',
  lucky31: 'لاکی 31',
  heinz: 'هاینز',
  lucky63: 'لاکی 63',
}
