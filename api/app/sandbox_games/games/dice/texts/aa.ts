import type { Words } from '#sandbox_games/games/words'

export default {
  under: 'أقل من {bound}',
  over: 'من {bound} فما فوق',
  chance: 'فرصة الفوز',
} satisfies Words
