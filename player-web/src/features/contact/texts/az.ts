/** Azerbaijani title of the page of the contact form. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  contactPage: { title: 'Əlaqə' },
} satisfies TextsLike<typeof turkish, 'az'>
