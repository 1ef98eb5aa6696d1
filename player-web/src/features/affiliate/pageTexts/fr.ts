/** French texts of affiliates, which load with the pages. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  affiliatePage: {
    none: 'Le programme d’affiliation n’est pas encore ouvert',
    hint: 'Vos liens, bannières et revenus seront ici dès son ouverture.',
  },
} satisfies TextsLike<typeof turkish, 'fr'>
