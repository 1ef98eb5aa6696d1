/** English texts of the betting rules. */
import type { TextsLike } from '../../i18n/texts.ts'
import type turkish from './texts.tr.ts'

export default { rules: { title: 'Betting rules' } } satisfies TextsLike<typeof turkish, 'en'>
