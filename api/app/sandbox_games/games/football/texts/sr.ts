import type { Words } from '#sandbox_games/games/words'

export default {
  matchday: '{number}. коло',
  more: 'Још опклада',
  over: 'Више од',
  under: 'Мање од',
  total: 'Укупно голова',
  bothScore: 'Обе дају гол',
  score: 'Тачан резултат',
  draw: 'Нерешено',
  yes: 'Да',
  no: 'Не',
  other: 'Остало',
} satisfies Words
