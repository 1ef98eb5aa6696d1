/** Chinese texts of the lobbies, which load with their pages. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  productPage: {
    none: '{{name}}尚未开放',
    hint: '网站此部分尚未接入游戏供应商。开放后会显示在这里。',
  },
} satisfies TextsLike<typeof turkish, 'cw'>
