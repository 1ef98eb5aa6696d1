/** Systems with a name in Chinese. */
import type { NamedSystem } from '../../catalogue/named_systems.ts'

export const systems: Readonly<Record<NamedSystem, string>> = {
  trixie: '3串4',
  patent: '3串7',
  yankee: '4串11',
  lucky15: '幸运 15',
  canadian: '5串26',
  lucky31: '幸运 31',
  heinz: '6串57',
  lucky63: '幸运 63',
}
