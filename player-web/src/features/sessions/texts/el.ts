/** Greek title of the page of sessions. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default { sessionsPage: { title: 'Συνδεδεμένες συσκευές' } } satisfies TextsLike<
  typeof turkish,
  'el'
>
