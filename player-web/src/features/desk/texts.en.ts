/** English texts of the desk that its page does not bring along (words.ts). */
import type { TextsLike } from '../../i18n/texts.ts'
import type turkish from './texts.tr.ts'

export default { desk: { title: 'Desk' } } satisfies TextsLike<typeof turkish, 'en'>
