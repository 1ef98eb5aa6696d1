/** Italian texts of banners, which load with them. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  banners: {
    title: 'In evidenza',
    slides: 'presentazione',
    before: 'Indietro',
    next: 'Avanti',
    pause: 'Ferma',
    play: 'Riproduci',
  },
} satisfies TextsLike<typeof turkish, 'it'>
