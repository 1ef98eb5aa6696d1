/** Azerbaijani texts of the pages that staff write, which load with these pages. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  pages: {
    missing: 'Belə səhifə yoxdur',
    missingHint: 'Səhifə silinmiş və ya ünvan səhv ola bilər.',
    failed: 'Səhifə yüklənmədi',
  },
} satisfies TextsLike<typeof turkish, 'az'>
