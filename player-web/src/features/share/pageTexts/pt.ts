/** Portuguese texts of shared coupons, which load with the page. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  shared: {
    lead: 'Alguém partilhou esta aposta consigo. Adicione as seleções ao seu boletim com as odds atuais.',
    then: 'Antes',
    now: 'Agora',
    closed: 'fechado',
    add_one: 'Adicionar {{count}} seleção ao boletim',
    add_many: 'Adicionar {{count}} de seleções ao boletim',
    add_other: 'Adicionar {{count}} seleções ao boletim',
    replaces_one: 'A {{count}} seleção do seu boletim será substituída.',
    replaces_many: 'As {{count}} de seleções do seu boletim serão substituídas.',
    replaces_other: 'As {{count}} seleções do seu boletim serão substituídas.',
    leftOut_one: '{{count}} seleção já não está disponível e não será adicionada.',
    leftOut_many: '{{count}} de seleções já não estão disponíveis e não serão adicionadas.',
    leftOut_other: '{{count}} seleções já não estão disponíveis e não serão adicionadas.',
    allClosed: 'Nenhuma destas seleções está disponível.',
    added: 'As seleções estão no seu boletim.',
    missing: 'Esta ligação não leva a nenhuma aposta',
    missingHint: 'Verifique a ligação ou peça outra.',
    total: 'Odd total agora',
  },
} satisfies TextsLike<typeof turkish, 'pt'>
