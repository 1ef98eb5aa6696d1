/** Serbian texts of the desk that its menu item shows before its page loads. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  deskPage: { title: 'Благајна', printer: 'Прозор штампача', customer: 'Екран за муштерију' },
} satisfies TextsLike<typeof turkish, 'sr'>
