/** Albanian texts of deposits and withdrawals that menus show before the pages load. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default { money: { deposit: 'Depozito', withdraw: 'Tërhiq' } } satisfies TextsLike<
  typeof turkish,
  'sq'
>
