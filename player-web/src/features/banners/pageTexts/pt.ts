/** Portuguese texts of banners, which load with them. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  banners: {
    title: 'Destaques',
    slides: 'diapositivos',
    before: 'Anterior',
    next: 'Seguinte',
    pause: 'Parar',
    play: 'Reproduzir',
  },
} satisfies TextsLike<typeof turkish, 'pt'>
