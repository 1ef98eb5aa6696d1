/** Portuguese texts of cards. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  card: {
    title: 'Resgatar um cartão',
    label: 'Código do cartão',
    hint: 'Escreva os 16 caracteres do cartão. Maiúsculas, espaços e hífenes não fazem diferença.',
    redeem: 'Resgatar',
    done: '{{amount}} adicionados ao saldo de cartões',
    funds: 'O seu saldo de cartões',
    transactions: 'Movimentos',
  },
} satisfies TextsLike<typeof turkish, 'pt'>
