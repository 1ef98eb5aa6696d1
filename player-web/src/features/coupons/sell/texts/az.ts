/** Azerbaijani texts of selling a coupon. */
import type { TextsLike } from '../../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  sell: {
    title: 'Bu mərci sat',
    lead: 'Oyunlar necə bitirsə bitsin, pulunuzu indi alın.',
    for: '{{amount}} qarşılığında sat',
    open: 'Təklif al',
    asking: 'Təklif istənilir',
    selling: 'Satılır',
    offer: '{{amount}} ödəyirik',
    offerHint: 'Təklif bir neçə saniyə etibarlıdır, sonra yenisi gəlir.',
    changed: 'Yeni təklif; əvvəlki təklif {{before}} idi.',
    confirm: 'İndi sat · {{amount}}',
    sold: '{{amount}} qarşılığında satıldı',
    unanswered: 'Cavab gəlmədi, mərcin satılıb-satılmadığı bilinmir.',
  },
} satisfies TextsLike<typeof turkish, 'az'>
