import type { Words } from '#sandbox_games/games/words'

export default {
  matchday: 'دور {number}',
  more: 'شرط‌های دیگر',
  over: 'بالای',
  under: 'زیر',
  firstSet: 'ست اول',
  sets: 'نتیجه ست‌ها',
  games: 'مجموع گیم‌ها',
} satisfies Words
