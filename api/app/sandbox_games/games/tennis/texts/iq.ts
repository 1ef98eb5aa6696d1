import type { Words } from '#sandbox_games/games/words'

export default {
  matchday: 'خولی {number}',
  more: 'گرەوی تر',
  over: 'زیاتر لە',
  under: 'کەمتر لە',
  firstSet: 'سێتی یەکەم',
  sets: 'ئەنجامی سێتەکان',
  games: 'کۆی گەیمەکان',
} satisfies Words
