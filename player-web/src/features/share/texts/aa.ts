/** Arabic title of the page of a shared coupon. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default { sharedPage: { title: 'رهان مشارك' } } satisfies TextsLike<typeof turkish, 'aa'>
