/** Azerbaijani texts of shared coupons, which load with the page. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  shared: {
    lead: 'Bu mərc sizinlə paylaşılıb. Seçimlərini cari əmsallarla kuponunuza əlavə edin.',
    then: 'O vaxt',
    now: 'İndi',
    closed: 'bağlı',
    add_one: '{{count}} seçimi kupona əlavə et',
    add_other: '{{count}} seçimi kupona əlavə et',
    replaces_one: 'Kuponunuzdakı {{count}} seçim əvəz olunacaq.',
    replaces_other: 'Kuponunuzdakı {{count}} seçim əvəz olunacaq.',
    leftOut_one: '{{count}} seçim artıq əlçatan deyil və əlavə olunmayacaq.',
    leftOut_other: '{{count}} seçim artıq əlçatan deyil və əlavə olunmayacaq.',
    allClosed: 'Bu seçimlərin heç biri artıq əlçatan deyil.',
    added: 'Seçimlər kuponunuzdadır.',
    missing: 'Bu link heç bir mərcə aparmır',
    missingHint: 'Linki yoxlayın və ya yenisini istəyin.',
    total: 'İndiki ümumi əmsal',
  },
} satisfies TextsLike<typeof turkish, 'az'>
