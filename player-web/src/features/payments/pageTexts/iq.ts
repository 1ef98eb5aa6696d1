/** Kurdish Sorani texts of own payments, which load with the pages that show them. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  payments: {
    title: 'پارەدانان و پارەکێشان',
    withdrawal: 'پارەکێشان',
    course: 'قۆناغەکانی مامەڵەکە',
    expected: 'چاوەڕوانکراو',
    reason: 'هۆکار: {{reason}}',
    reference: 'ژمارەی مامەڵە',
    fee: 'کرێ',
    open: 'لاپەڕەی پارەدان بکەوە',
    cancel: 'هەڵوەشاندنەوەی مامەڵە',
    cancelTitle: 'مامەڵەکە هەڵبوەشێتەوە؟',
    cancelKeep: 'بیهێڵەوە',
    cancelQuestion:
      'مامەڵەی {{amount}} هەڵدەوەشێتەوە. پارە ڕاگیراوەکە بە تەواوی دەگەڕێتەوە بۆ باڵانسەکەتان.',
    unknown: 'مامەڵەیەکتان بەم ژمارەیە نییە',
    error: 'مامەڵەکانتان بار نەکران',
    empty: 'هێشتا مامەڵەتان نییە',
    emptyHint: 'پارەدانان و پارەکێشانەکانتان بە هەموو قۆناغەکانەوە لێرە دەبن.',
    state: {
      created: 'دروستکرا',
      sent: 'نێردرا بۆ خزمەتگوزاری پارەدان',
      waiting: 'لە پشکنیندایە',
      approved: 'پەسەندکرا',
      paid: 'تەواو بوو',
      refused: 'ڕەتکرایەوە',
      failed: 'سەرکەوتوو نەبوو',
      cancelled: 'هەڵوەشێنرایەوە',
      expired: 'کاتی بەسەرچوو',
      returned: 'گەڕێنرایەوە',
    },
  },
} satisfies TextsLike<typeof turkish, 'iq'>
