import type { Words } from '#sandbox_games/games/words'

export default {
  matchday: 'الدور {number}',
  more: 'رهانات أخرى',
  over: 'أكثر من',
  under: 'أقل من',
  firstSet: 'المجموعة الأولى',
  sets: 'نتيجة المجموعات',
  games: 'مجموع الأشواط',
} satisfies Words
