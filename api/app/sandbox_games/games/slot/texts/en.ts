import type { Words } from '#sandbox_games/games/words'

export default {
  paytable: 'Paytable',
  lines: 'Lines: {count}',
  ways: 'Ways to win: {count}',
  free: 'Free spins: {count} (×{multiple})',
} satisfies Words
