/** Greek title of the page of own game rounds. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default { gameHistoryPage: { title: 'Ιστορικό παιχνιδιών' } } satisfies TextsLike<
  typeof turkish,
  'el'
>
