import type { Words } from '#sandbox_games/games/words'

export default {
  paytable: 'Kazanç tablosu',
  lines: 'Çizgi: {count}',
  ways: 'Kazanma yolu: {count}',
  free: 'Bedava dönüş: {count} (×{multiple})',
} satisfies Words
