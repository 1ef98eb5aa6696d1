/** Serbian texts of passwords, which load with their pages. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  passwords: {
    forgotLead: 'Унесите корисничко име или имејл. Послаћемо вам линк за избор нове лозинке.',
    name: 'Корисничко име или имејл',
    send: 'Пошаљи линк',
    sending: 'Слање',
    sentTitle: 'Проверите имејл',
    sentLead: 'Ако такав налог постоји, имејл је на путу. Линк важи 60 минута.',
    sentMissing:
      'Ништа није стигло? Погледајте нежељену пошту. Ако ваш налог нема имејл, пишите подршци.',
    current: 'Тренутна лозинка',
    password: 'Нова лозинка',
    repeat: 'Понови нову лозинку',
    hint: 'Дужина {{min}}–{{max}}, и не корисничко име.',
    save: 'Сачувај лозинку',
    saving: 'Чување',
    resetDone: 'Ваша нова лозинка је постављена',
    resetLead: 'Одјављени сте на свим уређајима. Пријавите се новом лозинком.',
    signIn: 'Пријави се',
    changed: 'Ваша лозинка је промењена',
    changedLead: 'Одјављени сте на другим уређајима.',
    toHome: 'Назад на почетну',
    over: 'Овај линк је већ искоришћен или је истекао',
    askAgain: 'Затражи нови линк',
  },
} satisfies TextsLike<typeof turkish, 'sr'>
