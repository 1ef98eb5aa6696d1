/** Albanian texts of affiliates, which load with the pages. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  affiliatePage: {
    none: 'Programi i partnerëve ende nuk është hapur',
    hint: 'Lidhjet, banerat dhe fitimet tuaja do të jenë këtu kur të hapet.',
  },
} satisfies TextsLike<typeof turkish, 'sq'>
