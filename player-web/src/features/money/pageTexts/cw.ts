/** Chinese texts of deposits and withdrawals, which load with the pages. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  moneyPage: {
    acts: '存款和提款',
    noDeposit: '暂无存款方式',
    noWithdrawal: '暂无提款方式',
    hint: '您的余额为{{balance}}。您的代理可给您转入或收回额度，您也可以使用充值卡。',
  },
} satisfies TextsLike<typeof turkish, 'cw'>
