/** Portuguese texts of the page of notifications, which load with it. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  noticePage: {
    readAll: 'Marcar tudo como lido',
    empty: 'Não tem notificações',
    emptyHint: 'Aqui aparecem as mensagens para si e as alterações da sua conta.',
    error: 'Não foi possível carregar as suas notificações',
    system: {
      creditSent: { title: 'Crédito recebido', text: 'Foram adicionados {{amount}} ao seu saldo.' },
      creditTaken: { title: 'Crédito retirado', text: 'Foram retirados {{amount}} do seu saldo.' },
      accountEdited: {
        title: 'A sua conta foi alterada',
        text: 'Os seus dados, permissões ou limites foram alterados. Escreva ao apoio se não o pediu.',
      },
      excluded: {
        title: 'A sua conta está fechada para jogar',
        text: 'Não pode apostar até o período terminar. Veja os detalhes na página «Jogo seguro».',
      },
      withdrawalOrdered: {
        title: 'Levantamento pedido',
        text: '{{amount}} estão reservados para o seu levantamento. Se não foi você, altere já a sua palavra-passe e escreva ao apoio.',
      },
      withdrawalPaid: { title: 'Levantamento pago', text: 'Foram-lhe pagos {{amount}}.' },
      withdrawalRefused: {
        title: 'Levantamento não pago',
        text: '{{amount}} voltaram ao seu saldo. O motivo está junto do levantamento na página das suas transações.',
      },
      bonusGiven: {
        title: 'Bónus recebido',
        text: 'Recebeu um bónus de {{amount}}. As condições e quanto já jogou estão na página dos bónus.',
      },
      bonusRefused: {
        title: 'Pedido de bónus não aprovado',
        text: 'O motivo está junto do seu pedido na página dos bónus.',
      },
      bonusConverted: {
        title: 'Bónus convertido em saldo',
        text: '{{amount}} do seu bónus passaram para o seu saldo.',
      },
      bonusExpired: {
        title: 'Bónus expirado',
        text: 'O seu bónus de {{amount}} terminou e o que restava foi retirado.',
      },
      bonusCancelled: {
        title: 'Bónus cancelado',
        text: 'O seu bónus de {{amount}} foi retirado. O apoio pode dizer-lhe o motivo.',
      },
    },
  },
} satisfies TextsLike<typeof turkish, 'pt'>
