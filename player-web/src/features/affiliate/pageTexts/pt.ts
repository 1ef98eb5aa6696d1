/** Portuguese texts of affiliates, which load with the pages. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  affiliatePage: {
    none: 'O programa de afiliados ainda não está aberto',
    hint: 'As suas ligações, banners e ganhos ficarão aqui quando abrir.',
  },
} satisfies TextsLike<typeof turkish, 'pt'>
