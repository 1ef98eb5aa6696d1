/** Russian texts of passwords, which load with their pages. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  passwords: {
    forgotLead:
      'Введите имя пользователя или эл. почту. Мы отправим ссылку для выбора нового пароля.',
    name: 'Имя пользователя или эл. почта',
    send: 'Отправить ссылку',
    sending: 'Отправка',
    sentTitle: 'Проверьте почту',
    sentLead: 'Если такой счёт есть, письмо уже отправлено. Ссылка действует 60 минут.',
    sentMissing:
      'Письма нет? Посмотрите в папке «Спам». Если у счёта нет эл. почты, напишите в поддержку.',
    current: 'Текущий пароль',
    password: 'Новый пароль',
    repeat: 'Повторите новый пароль',
    hint: 'Длина {{min}}–{{max}}, не как имя пользователя.',
    save: 'Сохранить пароль',
    saving: 'Сохранение',
    resetDone: 'Новый пароль сохранён',
    resetLead: 'На всех устройствах выполнен выход. Войдите с новым паролем.',
    signIn: 'Войти',
    changed: 'Ваш пароль изменён',
    changedLead: 'На других ваших устройствах выполнен выход.',
    toHome: 'На главную',
    over: 'Эта ссылка уже использована или устарела',
    askAgain: 'Запросить новую ссылку',
  },
} satisfies TextsLike<typeof turkish, 'ru'>
