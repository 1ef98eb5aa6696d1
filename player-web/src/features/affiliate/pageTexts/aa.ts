/** Arabic texts of affiliates, which load with the pages. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  affiliatePage: {
    none: 'برنامج الشركاء غير متاح بعد',
    hint: 'ستجد هنا روابطك وإعلاناتك وأرباحك عند افتتاحه.',
  },
} satisfies TextsLike<typeof turkish, 'aa'>
