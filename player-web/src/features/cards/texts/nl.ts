/** Dutch texts of cards. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  card: {
    title: 'Kaart verzilveren',
    label: 'Kaartcode',
    hint: 'Typ de 16 tekens op de kaart. Hoofdletters, spaties en streepjes maken niet uit.',
    redeem: 'Verzilveren',
    done: '{{amount}} is aan je kaarttegoed toegevoegd',
    funds: 'Je kaarttegoed',
    transactions: 'Transacties',
  },
} satisfies TextsLike<typeof turkish, 'nl'>
