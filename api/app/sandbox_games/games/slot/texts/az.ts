import type { Words } from '#sandbox_games/games/words'

export default {
  paytable: 'Uduş cədvəli',
  lines: 'Xətt: {count}',
  ways: 'Udma yolu: {count}',
  free: 'Pulsuz fırlatma: {count} (×{multiple})',
} satisfies Words
