import type { Words } from '#sandbox_games/games/words'

export default {
  paytable: 'Tabla de premios',
  lines: 'Líneas: {count}',
  ways: 'Formas de ganar: {count}',
  free: 'Giros gratis: {count} (×{multiple})',
} satisfies Words
