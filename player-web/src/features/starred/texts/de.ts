/** German texts of favourites that the menus show. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default { favourites: { title: 'Favoriten' } } satisfies TextsLike<typeof turkish, 'de'>
