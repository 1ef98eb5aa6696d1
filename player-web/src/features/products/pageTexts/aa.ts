/** Arabic texts of the lobbies, which load with their pages. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  productPage: {
    none: '{{name}}: غير متاح بعد',
    hint: 'لا يوجد مزود ألعاب لهذا القسم من الموقع. ستجده هنا عند افتتاحه.',
  },
} satisfies TextsLike<typeof turkish, 'aa'>
