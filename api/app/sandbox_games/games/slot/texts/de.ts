import type { Words } from '#sandbox_games/games/words'

export default {
  paytable: 'Gewinntabelle',
  lines: 'Linien: {count}',
  ways: 'Gewinnwege: {count}',
  free: 'Freispiele: {count} (×{multiple})',
} satisfies Words
