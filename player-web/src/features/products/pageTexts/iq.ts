/** Kurdish Sorani texts of the lobbies, which load with their pages. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  productPage: {
    none: '{{name}} هێشتا نەکراوەتەوە',
    hint: 'هیچ دابینکەرێکی یاری بۆ ئەم بەشە نەبەستراوە. کە کرایەوە لێرە دەیدۆزنەوە.',
  },
} satisfies TextsLike<typeof turkish, 'iq'>
