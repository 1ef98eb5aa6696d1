/** Systems with a name in Greek. */
import type { NamedSystem } from '../../catalogue/named_systems.ts'

export const systems: Readonly<Record<NamedSystem, string>> = {
  trixie: 'Trixie',
  patent: 'Patent',
  yankee: 'Yankee',
  lucky15: 'Lucky 15',
  canadian: 'Canadian',
  lucky31: 'Lucky 31',
  heinz: 'Heinz',
  lucky63: 'Lucky 63',
}
