/** Croatian texts of own payments, which load with the pages that show them. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  payments: {
    title: 'Uplate i isplate',
    withdrawal: 'Isplata',
    course: 'Tijek transakcije',
    expected: 'Očekuje se',
    reason: 'Razlog: {{reason}}',
    reference: 'Broj transakcije',
    fee: 'Naknada',
    open: 'Otvori stranicu za plaćanje',
    cancel: 'Otkaži transakciju',
    cancelTitle: 'Otkazati ovu transakciju?',
    cancelKeep: 'Zadrži',
    cancelQuestion:
      'Transakcija od {{amount}} bit će otkazana. Zadržani novac u cijelosti se vraća na vaš račun.',
    unknown: 'Nemate transakciju s tim brojem',
    error: 'Vaše transakcije nisu se učitale',
    empty: 'Još nemate transakcija',
    emptyHint: 'Ovdje su vaše uplate i isplate sa svakim korakom.',
    state: {
      created: 'Zaprimljeno',
      sent: 'Poslano platnom servisu',
      waiting: 'Provjerava se',
      approved: 'Odobreno',
      paid: 'Dovršeno',
      refused: 'Odbijeno',
      failed: 'Neuspješno',
      cancelled: 'Otkazano',
      expired: 'Isteklo',
      returned: 'Vraćeno',
    },
  },
} satisfies TextsLike<typeof turkish, 'hr'>
