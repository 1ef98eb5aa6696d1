/** Albanian texts of race cards, and of the strip of races that come next. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  races: {
    next: 'Garat e ardhshme',
    card: 'Programi i garës',
    inMinutes: 'pas {{minutes}} min',
    toOff: 'Deri në nisje',
    offAt: 'Nisja në {{time}}',
    isOff: 'Gara ka nisur',
    finished: 'Renditja e mbërritjes',
    notRun: 'Gara nuk vlen. Shumat kthehen.',
    handicap: 'Garë me hendikep',
    runners: 'Garues: {{total}}',
    winOnly: 'Vetëm fitues',
    number: 'Nr.',
    runner: 'Garuesi',
    draw: 'Vendi i nisjes',
    grid: 'Vendi i nisjes',
    trap: 'Kutia',
    form: 'Garat e fundit',
    weight: 'Pesha',
    kg: '{{kg}} kg',
    age: 'Mosha',
    people: 'Kalorësi dhe trajneri',
    byNumber: 'Sipas numrit',
    byPrice: 'Sipas kuotës',
    byFinish: 'Sipas mbërritjes',
    coupled: 'E njëjta stallë: {{numbers}}',
    takes: 'Bastet e vëna më parë humbin {{percent}}% të fitimit',
    returns: 'Shumat mbi këtë garues kthehen',
    position: 'Vendi',
    odds: 'Kuota',
    closed: 'Mbyllur',
    cardError: 'Programi i garës nuk u ngarkua',
    status: {
      nonRunner: 'Nuk vrapon',
      withdrawn: 'I tërhequr',
      disqualified: 'I skualifikuar',
      reserve: 'Rezervë',
    },
    outcome: {
      unplaced: 'Pa vend',
      didNotFinish: 'Nuk përfundoi',
    },
  },
} satisfies TextsLike<typeof turkish, 'sq'>
