/** Kurdish texts of banners, which load with them. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  banners: {
    title: 'هەڵبژێردراوەکان',
    slides: 'سلایدەکان',
    before: 'پێشوو',
    next: 'دواتر',
    pause: 'وەستاندن',
    play: 'لێدان',
  },
} satisfies TextsLike<typeof turkish, 'iq'>
