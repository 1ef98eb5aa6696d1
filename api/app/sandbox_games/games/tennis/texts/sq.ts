import type { Words } from '#sandbox_games/games/words'

export default {
  matchday: 'Raundi {number}',
  more: 'Më shumë baste',
  over: 'Mbi',
  under: 'Nën',
  firstSet: 'Seti i parë',
  sets: 'Rezultati në sete',
  games: 'Lojëra gjithsej',
} satisfies Words
