import type { Words } from '#sandbox_games/games/words'

export default {
  paytable: 'Table des gains',
  lines: 'Lignes : {count}',
  ways: 'Façons de gagner : {count}',
  free: 'Tours gratuits : {count} (×{multiple})',
} satisfies Words
