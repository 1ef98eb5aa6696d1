import type { Words } from '#sandbox_games/games/words'

export default {
  paytable: 'Πίνακας κερδών',
  lines: 'Γραμμές: {count}',
  ways: 'Τρόποι νίκης: {count}',
  free: 'Δωρεάν περιστροφές: {count} (×{multiple})',
} satisfies Words
