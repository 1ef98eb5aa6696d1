/** Albanian texts of the bulletin; they load with its page. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  bulletin: {
    sport: 'Sporti',
    day: 'Dita',
    count: 'Numri i ndeshjeve',
    print: 'Printo',
    made: 'Koeficientët: {{at}}',
    note: 'Vlen koeficienti në çastin e pranimit të bastit.',
    code: 'Kodi',
    least: 'Min.',
    empty: 'Nuk ka ndeshje këtë ditë',
    error: 'Buletini nuk u ngarkua',
  },
} satisfies TextsLike<typeof turkish, 'sq'>
