/** Azerbaijani texts of promotions, which load with their pages. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  promotions: {
    none: 'Hazırda promosyon yoxdur',
    noneHint: 'Yeni promosyonlar burada görünəcək.',
    until: '{{day}} tarixinədək',
    all: 'Bütün promosyonlar',
    over: 'Bu promosyon bitib',
    overHint: 'Hazırda keçirilən promosyonlara baxın.',
    failed: 'Promosyonlar yüklənmədi',
  },
} satisfies TextsLike<typeof turkish, 'az'>
