/** Spanish texts of banners, which load with them. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  banners: {
    title: 'Destacados',
    slides: 'diapositivas',
    before: 'Anterior',
    next: 'Siguiente',
    pause: 'Parar',
    play: 'Reproducir',
  },
} satisfies TextsLike<typeof turkish, 'es'>
