import type { Words } from '#sandbox_games/games/words'

export default {
  paytable: 'Tabela e fitimeve',
  lines: 'Linja: {count}',
  ways: 'Mënyra fitimi: {count}',
  free: 'Rrotullime falas: {count} (×{multiple})',
} satisfies Words
