/** Chinese texts of deposits and withdrawals, which load with the pages. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  moneyPage: {
    acts: '存款和提款',
    noDeposit: '暂无存款方式',
    noWithdrawal: '暂无提款方式',
    hint: '您的余额为{{balance}}。您的代理可给您转入或收回额度，您也可以使用充值卡。',
    error: '无法加载支付方式',
    category: '类别',
    min: '最低',
    max: '最高',
    noFee: '无手续费',
    afterFee: '手续费 {{fee}}，余下 {{amount}}',
    copy: '复制：{{label}}',
    copied: '已复制',
    back: '返回支付方式',
    openLink: '打开页面',
    firstName: '名',
    lastName: '姓',
    amount: '金额',
    amounts: '快捷金额',
    optional: '{{field}}（选填）',
    choose: '请选择',
    bank: '银行',
    banks: '银行',
    account: '收款账户',
    otherBanks: '请尝试其他银行。',
    backToBanks: '返回银行列表',
    otherAmount: '选择其他金额',
    banksError: '无法加载银行',
    passwordHint: '为保障资金安全，提款前请再次输入密码。',
    withdrawable: '可提款',
    received: '我们已收到您的申请。',
    strangeAddress: '本站不允许此支付页面的地址，页面未打开。',
  },
} satisfies TextsLike<typeof turkish, 'cw'>
