/** Italian texts of affiliates, which load with the pages. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  affiliatePage: {
    none: 'Il programma di affiliazione non è ancora aperto',
    hint: 'I tuoi link, banner e guadagni saranno qui appena aprirà.',
  },
} satisfies TextsLike<typeof turkish, 'it'>
