/** Chinese texts of the account panel and the own profile, which load with it. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  panel: {
    tabs: '账户功能',
    tab: {
      balance: '余额',
      profile: '编辑资料',
      bets: '投注记录',
      transactions: '交易记录',
    },
    figures: {
      balance: '余额',
      creditCard: '充值卡余额',
      paykasa: 'Paykasa',
      bonus: '奖金余额',
      returnableBonus: '返还奖金',
      reloadBonus: '再存奖金',
      creditLimit: '信用额度',
      withdrawable: '可提款',
      transferable: '可转账',
    },
    allBets: '我的全部注单',
    noBets: '该时段没有注单',
    betsError: '您的注单无法加载',
  },
  profile: {
    fixed: '会员资料',
    fixedHint: '如需更改，请联系客服。',
    username: '用户名',
    name: '姓名',
    email: '电子邮箱',
    phone: '电话',
    birthDate: '出生日期',
    identityNumber: '证件号码',
    since: '注册时间',
    none: '无',
    own: '可更改的资料',
    gender: '性别',
    genders: { f: '女', m: '男' },
    countryCode: '国家',
    city: '城市',
    postCode: '邮政编码',
    address: '地址',
    autoPrint: '投注后立即打印',
    choose: '请选择',
    save: '保存',
    saving: '保存中',
    saved: '资料已保存。',
    error: '资料无法加载',
  },
} satisfies TextsLike<typeof turkish, 'cw'>
