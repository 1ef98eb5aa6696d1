import type { Words } from '#sandbox_games/games/words'

export default {
  paytable: 'Uitbetalingstabel',
  lines: 'Lijnen: {count}',
  ways: 'Manieren om te winnen: {count}',
  free: 'Gratis spins: {count} (×{multiple})',
} satisfies Words
