/** Serbian texts of the page of one's own sessions, which load with the page. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  sessions: {
    lead: 'Ваш налог је пријављен на овим уређајима. Одјавите уређаје које не познајете и промените лозинку.',
    error: 'Уређаји нису могли да се учитају',
    device: '{{browser}} на {{system}}',
    unknownDevice: 'Непознат уређај',
    thisDevice: 'Овај уређај',
    address: 'Адреса',
    begun: 'Пријављен',
    lastUsed: 'Последње коришћење',
    nowhereElse: 'Нисте пријављени ни на једном другом уређају.',
    endOne: 'Одјави: {{device}}',
    endAll: 'Одјави свуда',
    endAllQuestion: 'Бићете одјављени на свим уређајима, и на овом.',
    stay: 'Остани пријављен',
  },
} satisfies TextsLike<typeof turkish, 'sr'>
