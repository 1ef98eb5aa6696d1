/** Croatian texts of shared coupons, which load with the page. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  shared: {
    lead: 'Netko je s vama podijelio ovu okladu. Dodajte njezine parove na svoj listić po trenutačnim tečajevima.',
    then: 'Tada',
    now: 'Sada',
    closed: 'zatvoreno',
    add_one: 'Dodaj {{count}} par na listić',
    add_few: 'Dodaj {{count}} para na listić',
    add_other: 'Dodaj {{count}} parova na listić',
    replaces_one: '{{count}} par na vašem listiću bit će zamijenjen.',
    replaces_few: '{{count}} para na vašem listiću bit će zamijenjena.',
    replaces_other: '{{count}} parova na vašem listiću bit će zamijenjeno.',
    leftOut_one: '{{count}} par više nije dostupan i neće biti dodan.',
    leftOut_few: '{{count}} para više nisu dostupna i neće biti dodana.',
    leftOut_other: '{{count}} parova više nije dostupno i neće biti dodano.',
    allClosed: 'Nijedan od ovih parova više nije dostupan.',
    added: 'Parovi su na vašem listiću.',
    missing: 'Ova poveznica ne vodi do oklade',
    missingHint: 'Provjerite poveznicu ili zatražite novu.',
    total: 'Ukupni tečaj sada',
  },
} satisfies TextsLike<typeof turkish, 'hr'>
