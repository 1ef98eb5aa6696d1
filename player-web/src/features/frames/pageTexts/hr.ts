/** Croatian texts of the frames of games and payments, which load with them. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  frame: {
    fullScreen: 'Cijeli zaslon',
    failed: 'Trenutačno se ne može otvoriti',
    late: 'Odgovor nije stigao. Pokušajte ponovno za koji trenutak.',
    refused: 'Ova adresa nije dopuštena na ovoj stranici.',
    reference: 'Broj za podršku: {{reference}}',
  },
} satisfies TextsLike<typeof turkish, 'hr'>
