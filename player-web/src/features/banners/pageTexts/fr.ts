/** French texts of banners, which load with them. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  banners: {
    title: 'À la une',
    slides: 'diaporama',
    before: 'Précédent',
    next: 'Suivant',
    pause: 'Arrêter',
    play: 'Lecture',
  },
} satisfies TextsLike<typeof turkish, 'fr'>
