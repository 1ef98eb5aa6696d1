/** Spanish name of the page of the transfer request. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  transferPage: { title: 'Solicitud de transferencia' },
} satisfies TextsLike<typeof turkish, 'es'>
