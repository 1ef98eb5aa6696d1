/** Systems with a name in Russian. */
import type { NamedSystem } from '../../catalogue/named_systems.ts'

export const systems: Readonly<Record<NamedSystem, string>> = {
  trixie: 'Трикси',
  patent: 'Патент',
  yankee: 'Янки',
  lucky15: 'Лаки 15',
  canadian: 'Канадский',
  lucky31: 'Лаки 31',
  heinz: 'Хайнц',
  lucky63: 'Лаки 63',
}
