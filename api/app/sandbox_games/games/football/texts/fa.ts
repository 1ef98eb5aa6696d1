import type { Words } from '#sandbox_games/games/words'

export default {
  matchday: 'هفته {number}',
  more: 'شرط‌های دیگر',
  over: 'بالای',
  under: 'زیر',
  total: 'مجموع گل‌ها',
  bothScore: 'هر دو تیم گل می‌زنند',
  score: 'نتیجه دقیق',
  draw: 'مساوی',
  yes: 'بله',
  no: 'خیر',
  other: 'دیگر',
} satisfies Words
