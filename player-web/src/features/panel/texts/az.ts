/** Azerbaijani titles of the account panel. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  panelPage: { title: 'Hesabım', profile: 'Şəxsi məlumatlar' },
} satisfies TextsLike<typeof turkish, 'az'>
