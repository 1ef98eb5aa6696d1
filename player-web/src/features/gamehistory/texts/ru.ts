/** Russian title of the page of own game rounds. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default { gameHistoryPage: { title: 'История игр' } } satisfies TextsLike<
  typeof turkish,
  'ru'
>
