/** Chinese texts of hand login, which load with its pages. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  handLogin: {
    title: '柜台登录',
    noKeys: '此页面无法为设备生成密钥。请通过 https 打开。',
    enrolHint: '此设备尚未登记。请输入工作人员给您的编号和代码。',
    machineId: '设备编号',
    code: '代码',
    enrol: '登记设备',
    username: '用户名',
    cashier: '收银员',
    byHand: 'PIN码快捷登录',
    byPassword: '操作员密码登录',
    pin: 'PIN码',
    password: '密码',
    signIn: '登录',
    again: '重新登记设备',
    newPinHint: '在本设备上代替密码的六位数字。',
    newPin: '新PIN码',
    setPin: '设置PIN码',
    pinSet: 'PIN码已设置。',
    toDesk: '前往柜台',
    errors: {
      machineRequired: '此设备未登记到此柜台。',
      machineCodeWrong: '代码错误、已使用或已过期。',
      pinLocked: 'PIN码已锁定。请用密码登录。',
      wrongUserorPass: 'PIN码或密码错误。',
      validationFailed: '密码或输入值错误。',
    },
  },
} satisfies TextsLike<typeof turkish, 'cw'>
