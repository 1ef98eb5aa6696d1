import type { Words } from '#sandbox_games/games/words'

export default {
  matchday: 'الجولة {number}',
  more: 'رهانات أخرى',
  over: 'أكثر من',
  under: 'أقل من',
  total: 'مجموع الأهداف',
  bothScore: 'كلا الفريقين يسجل',
  score: 'النتيجة الصحيحة',
  draw: 'تعادل',
  yes: 'نعم',
  no: 'لا',
  other: 'نتيجة أخرى',
} satisfies Words
