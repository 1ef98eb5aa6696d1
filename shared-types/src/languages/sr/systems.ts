/** Systems with a name in Serbian. */
import type { NamedSystem } from '../../catalogue/named_systems.ts'

export const systems: Readonly<Record<NamedSystem, string>> = {
  trixie: 'Трикси',
  patent: 'Патент',
  yankee: 'Јенки',
  lucky15: 'Лаки 15',
  canadian: 'Канадијан',
  lucky31: 'Лаки 31',
  heinz: 'Хајнц',
  lucky63: 'Лаки 63',
}
