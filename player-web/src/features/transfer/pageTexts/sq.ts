/** Albanian texts of the transfer request, which load with its page. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  transfer: {
    methods: 'Mënyra e pagesës',
    noMethods: 'Ende nuk është hapur asnjë mënyrë pagese.',
    method: 'Mënyra',
    min: 'Min.',
    max: 'Maks.',
    details: 'Detajet',
    amount: 'Shuma',
    bank: 'Banka',
    noBanks: 'Bankat vijnë me mënyrën e pagesës.',
    firstName: 'Emri',
    lastName: 'Mbiemri',
    send: 'Dërgo kërkesën',
    info: 'Kufijtë dhe shënimet',
    infoHint: 'Këtu janë kufijtë dhe shënimet e mënyrës që zgjidhni.',
    history: 'Kërkesat e mëparshme',
    noHistory: 'Ende nuk keni kërkesa.',
  },
} satisfies TextsLike<typeof turkish, 'sq'>
