/** Croatian texts of promotions, which load with their pages. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  promotions: {
    none: 'Trenutačno nema promocija',
    noneHint: 'Nove promocije pojavit će se ovdje.',
    until: 'Do {{day}}',
    all: 'Sve promocije',
    over: 'Ova promocija je završila',
    overHint: 'Pogledajte promocije koje su u tijeku.',
    failed: 'Promocije se nisu mogle učitati',
  },
} satisfies TextsLike<typeof turkish, 'hr'>
