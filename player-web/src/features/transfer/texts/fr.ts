/** French name of the page of the transfer request. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  transferPage: { title: 'Demande de virement' },
} satisfies TextsLike<typeof turkish, 'fr'>
