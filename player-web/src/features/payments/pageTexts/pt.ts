/** Portuguese texts of own payments, which load with the pages that show them. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  payments: {
    title: 'Depósitos e levantamentos',
    withdrawal: 'Levantamento',
    course: 'Etapas do pagamento',
    expected: 'Previsto',
    reason: 'Motivo: {{reason}}',
    reference: 'Número da operação',
    fee: 'Comissão',
    open: 'Abrir a página de pagamento',
    cancel: 'Cancelar o pagamento',
    cancelTitle: 'Cancelar este pagamento?',
    cancelKeep: 'Manter',
    cancelQuestion:
      'O pagamento de {{amount}} será cancelado. O dinheiro retido volta por inteiro ao seu saldo.',
    unknown: 'Não tem nenhum pagamento com este número',
    error: 'Não foi possível carregar os seus pagamentos',
    empty: 'Ainda não tem pagamentos',
    emptyHint: 'Os seus depósitos e levantamentos aparecem aqui com cada etapa.',
    state: {
      created: 'Criado',
      sent: 'Enviado ao serviço de pagamento',
      waiting: 'Em verificação',
      approved: 'Aprovado',
      paid: 'Concluído',
      refused: 'Recusado',
      failed: 'Falhado',
      cancelled: 'Cancelado',
      expired: 'Expirado',
      returned: 'Devolvido',
    },
  },
} satisfies TextsLike<typeof turkish, 'pt'>
