/** Albanian titles of the pages of passwords. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  passwordPages: {
    forgot: 'Fjalëkalim i harruar',
    reset: 'Fjalëkalim i ri',
    change: 'Ndrysho fjalëkalimin',
  },
} satisfies TextsLike<typeof turkish, 'sq'>
