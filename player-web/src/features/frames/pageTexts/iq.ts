/** Kurdish Sorani texts of the frames of games and payments, which load with them. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  frame: {
    fullScreen: 'پڕ بە شاشە',
    failed: 'ئێستا ناکرێتەوە',
    late: 'وەڵام نەهات. دوای کەمێک هەوڵ بدەنەوە.',
    refused: 'ئەم ناونیشانە لەم ماڵپەڕەدا ڕێگەپێدراو نییە.',
    reference: 'ژمارە بۆ پشتگیری: {{reference}}',
  },
} satisfies TextsLike<typeof turkish, 'iq'>
