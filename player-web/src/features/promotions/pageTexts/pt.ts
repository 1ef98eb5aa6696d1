/** Portuguese texts of promotions, which load with their pages. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  promotions: {
    none: 'Não há promoções em curso',
    noneHint: 'As novas promoções aparecem aqui.',
    until: 'Até {{day}}',
    all: 'Todas as promoções',
    over: 'Esta promoção terminou',
    overHint: 'Veja as que estão em curso.',
    failed: 'Não foi possível carregar as promoções',
  },
} satisfies TextsLike<typeof turkish, 'pt'>
