import type { Words } from '#sandbox_games/games/words'

export default {
  matchday: '{number}. hafta',
  more: 'Diğer bahisler',
  over: 'Üst',
  under: 'Alt',
  total: 'Toplam gol',
  bothScore: 'İki takım da gol atar',
  score: 'Doğru skor',
  draw: 'Beraberlik',
  yes: 'Evet',
  no: 'Hayır',
  other: 'Diğer',
} satisfies Words
