/** Albanian texts of the page of a match. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  match: {
    back: 'Kthehu te ndeshjet',
    tabs: 'Grupet e tregjeve',
    all: 'Të gjitha',
    group: {
      main: 'Kryesoret',
      totals: 'Totalet',
      handicap: 'Hendikep',
      halves: 'Pjesët',
      periods: 'Periudhat',
      score: 'Rezultati',
      combos: 'Kombinime',
      corners: 'Kënde',
      cards: 'Kartonë',
      players: 'Lojtarë',
      other: 'Të tjera',
    },
    search: 'Kërko treg',
    suspended: 'Pezulluar',
    noMarkets: 'Asnjë treg nuk i përgjigjet kërkimit',
    markets_one: '{{count}} treg',
    markets_other: '{{count}} tregje',
    gone: 'Kjo ndeshje nuk ofrohet më',
    goneHint: 'Ndeshja mund të ketë filluar ose të jetë hequr nga lista.',
    error: 'Ndeshja nuk u ngarkua dot',
  },
} satisfies TextsLike<typeof turkish, 'sq'>
