/** German texts of popups, which load with them. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  popups: {
    notAgain: 'Nicht mehr anzeigen',
    pause: 'Bildwechsel anhalten',
    play: 'Bildwechsel starten',
    understood: 'Verstanden',
    address: 'Die Adresse, auf der du gerade bist:',
  },
} satisfies TextsLike<typeof turkish, 'de'>
