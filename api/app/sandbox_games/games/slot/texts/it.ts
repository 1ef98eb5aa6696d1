import type { Words } from '#sandbox_games/games/words'

export default {
  paytable: 'Tabella delle vincite',
  lines: 'Linee: {count}',
  ways: 'Modi di vincere: {count}',
  free: 'Giri gratis: {count} (×{multiple})',
} satisfies Words
