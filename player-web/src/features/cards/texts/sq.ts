/** Albanian texts of cards. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  card: {
    title: 'Përdor një kartë',
    label: 'Kodi i kartës',
    hint: 'Shkruani 16 karakteret e kartës. Shkronjat e mëdha, hapësirat dhe vizat nuk kanë rëndësi.',
    redeem: 'Përdor',
    done: '{{amount}} u shtuan në fondet e kartave',
    funds: 'Fondet tuaja të kartave',
    transactions: 'Transaksionet',
  },
} satisfies TextsLike<typeof turkish, 'sq'>
