/** Chinese title of the page of a shared coupon. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default { sharedPage: { title: '分享的注单' } } satisfies TextsLike<typeof turkish, 'cw'>
