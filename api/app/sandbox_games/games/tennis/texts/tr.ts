import type { Words } from '#sandbox_games/games/words'

export default {
  matchday: '{number}. tur',
  more: 'Diğer bahisler',
  over: 'Üst',
  under: 'Alt',
  firstSet: 'İlk set',
  sets: 'Set skoru',
  games: 'Toplam oyun',
} satisfies Words
