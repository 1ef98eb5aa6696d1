/** Croatian texts of affiliates, which load with the pages. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  affiliatePage: {
    none: 'Partnerski program još nije otvoren',
    hint: 'Vaše poveznice, banneri i zarada bit će ovdje kad se otvori.',
  },
} satisfies TextsLike<typeof turkish, 'hr'>
