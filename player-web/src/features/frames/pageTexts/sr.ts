/** Serbian texts of the frames of games and payments, which load with them. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  frame: {
    fullScreen: 'Цео екран',
    failed: 'Тренутно не може да се отвори',
    late: 'Одговор није стигао. Покушајте поново за који тренутак.',
    refused: 'Ова адреса није дозвољена на овом сајту.',
    reference: 'Број за подршку: {{reference}}',
  },
} satisfies TextsLike<typeof turkish, 'sr'>
