/** Portuguese titles of the account panel. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  panelPage: { title: 'A minha conta', profile: 'Dados pessoais' },
} satisfies TextsLike<typeof turkish, 'pt'>
