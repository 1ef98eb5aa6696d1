/** Russian texts of hand login, which load with its pages. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  handLogin: {
    title: 'Вход в кассу',
    noKeys: 'Эта страница не может создать ключ для устройства. Откройте её по https.',
    enrolHint:
      'Это устройство ещё не зарегистрировано. Введите ID и код, которые вам дали сотрудники.',
    machineId: 'ID устройства',
    code: 'Код',
    enrol: 'Зарегистрировать устройство',
    username: 'Имя пользователя',
    cashier: 'Кассир',
    byHand: 'Ручной вход по PIN',
    byPassword: 'Вход оператора по паролю',
    pin: 'PIN',
    password: 'Пароль',
    signIn: 'Войти',
    again: 'Зарегистрировать устройство снова',
    newPinHint: 'Шесть цифр, которые заменяют пароль на этом устройстве.',
    newPin: 'Новый PIN',
    setPin: 'Задать PIN',
    pinSet: 'PIN задан.',
    toDesk: 'К кассе',
    errors: {
      machineRequired: 'Это устройство не зарегистрировано для этой кассы.',
      machineCodeWrong: 'Код неверен, использован или устарел.',
      pinLocked: 'PIN заблокирован. Войдите по паролю.',
      wrongUserorPass: 'Неверный PIN или пароль.',
      validationFailed: 'Пароль или введённое значение неверно.',
    },
  },
} satisfies TextsLike<typeof turkish, 'ru'>
