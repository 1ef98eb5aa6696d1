import type { Words } from '#sandbox_games/games/words'

export default {
  paytable: 'Tablica isplata',
  lines: 'Linija: {count}',
  ways: 'Načina dobitka: {count}',
  free: 'Besplatnih vrtnji: {count} (×{multiple})',
} satisfies Words
