/** Azerbaijani texts of the frames of games and payments, which load with them. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  frame: {
    fullScreen: 'Tam ekran',
    failed: 'İndi açmaq mümkün olmadı',
    late: 'Cavab gəlmədi. Bir azdan yenidən cəhd edin.',
    refused: 'Bu ünvana bu saytda icazə verilmir.',
    reference: 'Dəstək üçün nömrə: {{reference}}',
  },
} satisfies TextsLike<typeof turkish, 'az'>
