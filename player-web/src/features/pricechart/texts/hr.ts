/** Croatian texts of the history of a price. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  priceChart: {
    show: 'Povijest tečaja: {{name}}',
    course: '{{name}}: tečaj od {{from}} do {{to}}',
    none: 'Još nema povijesti tečaja',
  },
} satisfies TextsLike<typeof turkish, 'hr'>
