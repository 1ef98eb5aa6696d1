/** Portuguese texts of the frames of games and payments, which load with them. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  frame: {
    fullScreen: 'Ecrã inteiro',
    failed: 'Não é possível abrir agora',
    late: 'Não chegou resposta. Tente novamente dentro de momentos.',
    refused: 'Este endereço não é permitido neste site.',
    reference: 'Número para o apoio: {{reference}}',
  },
} satisfies TextsLike<typeof turkish, 'pt'>
