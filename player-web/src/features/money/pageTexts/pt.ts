/** Portuguese texts of deposits and withdrawals, which load with the pages. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  moneyPage: {
    acts: 'Depósitos e levantamentos',
    noDeposit: 'Ainda não é possível depositar',
    noWithdrawal: 'Ainda não é possível levantar',
    hint: 'O seu saldo é {{balance}}. O seu agente pode enviar-lhe crédito e retirá-lo, e pode resgatar um cartão.',
    error: 'Não foi possível carregar os métodos de pagamento',
    category: 'Categoria',
    min: 'Mín.',
    max: 'Máx.',
    method: 'Método',
    details: 'Detalhes',
    next: 'Continuar',
    previous: 'Voltar',
    noFee: 'Sem comissão',
    afterFee: 'Comissão {{fee}}, restam {{amount}}',
    copy: 'Copiar: {{label}}',
    copied: 'Copiado',
    back: 'Voltar aos métodos',
    openLink: 'Abrir a página',
    firstName: 'Nome próprio',
    lastName: 'Apelido',
    amount: 'Montante',
    amounts: 'Montantes rápidos',
    optional: '{{field}} (opcional)',
    choose: 'Escolher',
    bank: 'Banco',
    banks: 'Bancos',
    account: 'Conta para onde paga',
    otherBanks: 'Experimente outro banco.',
    backToBanks: 'Voltar aos bancos',
    otherAmount: 'Escolher outro montante',
    banksError: 'Não foi possível carregar os bancos',
    passwordHint:
      'Para proteger o seu dinheiro, introduza novamente a palavra-passe antes do levantamento.',
    withdrawable: 'Levantável',
    wagering: 'Podes levantar {{locked}} depois de jogares mais {{left}}.',
    received: 'Recebemos o seu pedido.',
    strangeAddress:
      'O endereço da página de pagamento não é permitido neste site. A página não foi aberta.',
  },
} satisfies TextsLike<typeof turkish, 'pt'>
