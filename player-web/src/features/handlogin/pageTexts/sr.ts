/** Serbian texts of hand login, which load with its pages. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  handLogin: {
    title: 'Пријава на благајну',
    noKeys: 'Ова страница не може да направи кључ за уређај. Отворите је преко https.',
    enrolHint: 'Овај уређај још није регистрован. Унесите ID и код које вам је дало особље.',
    machineId: 'ID уређаја',
    code: 'Код',
    enrol: 'Региструј уређај',
    username: 'Корисничко име',
    cashier: 'Благајник',
    byHand: 'Брза пријава PIN-ом',
    byPassword: 'Пријава лозинком',
    pin: 'PIN',
    password: 'Лозинка',
    signIn: 'Пријави се',
    again: 'Поново региструј уређај',
    newPinHint: 'Шест цифара које на овом уређају замењују лозинку.',
    newPin: 'Нови PIN',
    setPin: 'Постави PIN',
    pinSet: 'PIN је постављен.',
    toDesk: 'На благајну',
    errors: {
      machineRequired: 'Овај уређај није регистрован за ову благајну.',
      machineCodeWrong: 'Код је погрешан, искоришћен или престар.',
      pinLocked: 'PIN је закључан. Пријавите се лозинком.',
      wrongUserorPass: 'PIN или лозинка су погрешни.',
      validationFailed: 'Лозинка или уписана вредност је погрешна.',
    },
  },
} satisfies TextsLike<typeof turkish, 'sr'>
