/** Dutch texts of popups, which load with them. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  popups: {
    notAgain: 'Niet meer tonen',
    pause: 'Dia’s pauzeren',
    play: 'Dia’s afspelen',
    understood: 'Begrepen',
    address: 'Het adres waar je nu bent:',
  },
} satisfies TextsLike<typeof turkish, 'nl'>
