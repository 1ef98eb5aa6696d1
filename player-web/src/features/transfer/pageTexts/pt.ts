/** Portuguese texts of the transfer request, which load with its page. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  transfer: {
    methods: 'Método de pagamento',
    noMethods: 'Ainda não há métodos de pagamento.',
    method: 'Método',
    min: 'Mín.',
    max: 'Máx.',
    details: 'Detalhes',
    amount: 'Montante',
    bank: 'Banco',
    noBanks: 'Os bancos vêm com o método.',
    firstName: 'Nome próprio',
    lastName: 'Apelido',
    send: 'Enviar pedido',
    info: 'Limites e notas',
    infoHint: 'Os limites e notas do método escolhido ficam aqui.',
    history: 'Os seus pedidos anteriores',
    noHistory: 'Ainda não tem pedidos.',
  },
} satisfies TextsLike<typeof turkish, 'pt'>
