/** English title of the page of own game rounds. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default { gameHistoryPage: { title: 'Game history' } } satisfies TextsLike<
  typeof turkish,
  'en'
>
