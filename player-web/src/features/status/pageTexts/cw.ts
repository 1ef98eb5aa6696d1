/** Chinese texts of the status popup and its keypad, which load with them. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  statusPopup: {
    'name': '状态',
    '1': '完成',
    '2': '未完成',
    '3': '注意',
    '4': '提示',
    '5': '正在投注',
    '7': '请稍候',
    'technical': '技术问题',
    'digitsTyped': '已输入{{typed}}位，共{{all}}位',
    'eraseDigit': '删除最后一位',
    'clear': '清除',
  },
} satisfies TextsLike<typeof turkish, 'cw'>
