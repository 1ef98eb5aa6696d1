/** Croatian texts of the transfer request, which load with its page. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  transfer: {
    methods: 'Način plaćanja',
    noMethods: 'Još nije otvoren nijedan način plaćanja.',
    method: 'Način',
    min: 'Min.',
    max: 'Maks.',
    details: 'Detalji',
    amount: 'Iznos',
    bank: 'Banka',
    noBanks: 'Banke dolaze s načinom plaćanja.',
    firstName: 'Ime',
    lastName: 'Prezime',
    send: 'Pošalji zahtjev',
    info: 'Limiti i napomene',
    infoHint: 'Ovdje su limiti i napomene odabranog načina.',
    history: 'Vaši raniji zahtjevi',
    noHistory: 'Još nemate zahtjeva.',
  },
} satisfies TextsLike<typeof turkish, 'hr'>
