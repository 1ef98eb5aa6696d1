/** Russian texts of the lobbies, which load with their pages. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  productPage: {
    none: '{{name}}: пока закрыто',
    hint: 'К этому разделу сайта пока не подключён ни один провайдер игр. Он появится здесь, когда откроется.',
  },
} satisfies TextsLike<typeof turkish, 'ru'>
