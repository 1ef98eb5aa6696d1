/** French texts of popups, which load with them. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  popups: {
    notAgain: 'Ne plus afficher',
    pause: 'Arrêter le défilement',
    play: 'Lancer le défilement',
    understood: 'J’ai compris',
    address: 'L’adresse où vous êtes :',
  },
} satisfies TextsLike<typeof turkish, 'fr'>
