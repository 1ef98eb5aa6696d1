/** Azerbaijani texts of affiliates, which load with the pages. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  affiliatePage: {
    none: 'Tərəfdaşlıq proqramı hələ açıq deyil',
    hint: 'Açılanda linkləriniz, bannerləriniz və qazancınız burada olacaq.',
  },
} satisfies TextsLike<typeof turkish, 'az'>
