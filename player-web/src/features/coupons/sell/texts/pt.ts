/** Portuguese texts of selling a coupon. */
import type { TextsLike } from '../../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  sell: {
    title: 'Cash out',
    lead: 'Receba já o seu dinheiro, seja qual for o desfecho dos jogos.',
    for: 'Cash out por {{amount}}',
    open: 'Pedir oferta',
    asking: 'A pedir oferta',
    selling: 'Cash out em curso',
    offer: 'Pagamos {{amount}}',
    offerHint: 'A oferta é válida durante alguns segundos; depois segue-se outra.',
    changed: 'Nova oferta; a anterior era {{before}}.',
    confirm: 'Cash out já por {{amount}}',
    sold: 'Cash out feito por {{amount}}',
    unanswered: 'Sem resposta; não sabemos se o cash out foi feito.',
  },
} satisfies TextsLike<typeof turkish, 'pt'>
