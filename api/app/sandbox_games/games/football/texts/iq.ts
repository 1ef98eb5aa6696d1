import type { Words } from '#sandbox_games/games/words'

export default {
  matchday: 'گەڕی {number}',
  more: 'گرەوی تر',
  over: 'زیاتر لە',
  under: 'کەمتر لە',
  total: 'کۆی گۆڵەکان',
  bothScore: 'هەردوو تیم گۆڵ دەکەن',
  score: 'ئەنجامی دروست',
  draw: 'یەکسان',
  yes: 'بەڵێ',
  no: 'نەخێر',
  other: 'تر',
} satisfies Words
