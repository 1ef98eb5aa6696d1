/** Portuguese title of the page of sessions. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default { sessionsPage: { title: 'Dispositivos com sessão' } } satisfies TextsLike<
  typeof turkish,
  'pt'
>
