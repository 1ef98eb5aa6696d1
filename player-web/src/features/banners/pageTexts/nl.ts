/** Dutch texts of banners, which load with them. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  banners: {
    title: 'Uitgelicht',
    slides: 'diavoorstelling',
    before: 'Vorige',
    next: 'Volgende',
    pause: 'Stoppen',
    play: 'Afspelen',
  },
} satisfies TextsLike<typeof turkish, 'nl'>
