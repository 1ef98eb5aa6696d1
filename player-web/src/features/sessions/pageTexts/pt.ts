/** Portuguese texts of the page of one's own sessions, which load with the page. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  sessions: {
    lead: 'A sua conta tem sessão iniciada nestes dispositivos. Termine a sessão nos que não conhece e mude a sua palavra-passe.',
    error: 'Não foi possível carregar os dispositivos',
    device: '{{browser}} em {{system}}',
    unknownDevice: 'Dispositivo desconhecido',
    thisDevice: 'Este dispositivo',
    address: 'Endereço',
    begun: 'Início de sessão',
    lastUsed: 'Última utilização',
    nowhereElse: 'Não tem sessão iniciada em mais nenhum dispositivo.',
    endOne: 'Terminar sessão: {{device}}',
    endAll: 'Sair em todo o lado',
    endAllQuestion: 'A sessão termina em todos os dispositivos, incluindo este.',
    stay: 'Manter sessão',
  },
} satisfies TextsLike<typeof turkish, 'pt'>
