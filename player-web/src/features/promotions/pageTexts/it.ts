/** Italian texts of promotions, which load with their pages. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  promotions: {
    none: 'Nessuna promozione in corso',
    noneHint: 'Le nuove promozioni appariranno qui.',
    until: 'Fino al {{day}}',
    all: 'Tutte le promozioni',
    over: 'Questa promozione è terminata',
    overHint: 'Dai un’occhiata a quelle in corso.',
    failed: 'Impossibile caricare le promozioni',
  },
} satisfies TextsLike<typeof turkish, 'it'>
