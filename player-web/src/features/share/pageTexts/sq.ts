/** Albanian texts of shared coupons, which load with the page. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  shared: {
    lead: 'Dikush e ndau këtë bast me ju. Shtoni zgjedhjet në skedinën tuaj me kuotat aktuale.',
    then: 'Atëherë',
    now: 'Tani',
    closed: 'mbyllur',
    add_one: 'Shto {{count}} zgjedhje në skedinë',
    add_other: 'Shto {{count}} zgjedhje në skedinë',
    replaces_one: '{{count}} zgjedhja në skedinën tuaj do të zëvendësohet.',
    replaces_other: '{{count}} zgjedhjet në skedinën tuaj do të zëvendësohen.',
    leftOut_one: '{{count}} zgjedhje nuk është më e disponueshme dhe nuk do të shtohet.',
    leftOut_other: '{{count}} zgjedhje nuk janë më të disponueshme dhe nuk do të shtohen.',
    allClosed: 'Asnjë nga këto zgjedhje nuk është më e disponueshme.',
    added: 'Zgjedhjet janë në skedinën tuaj.',
    missing: 'Kjo lidhje nuk çon te asnjë bast',
    missingHint: 'Kontrolloni lidhjen ose kërkoni një të re.',
    total: 'Kuota totale tani',
  },
} satisfies TextsLike<typeof turkish, 'sq'>
