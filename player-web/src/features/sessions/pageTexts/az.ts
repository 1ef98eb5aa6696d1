/** Azerbaijani texts of the page of one's own sessions, which load with the page. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  sessions: {
    lead: 'Hesabınız bu cihazlarda açıqdır. Tanımadığınız cihazlardan çıxın və şifrənizi dəyişin.',
    error: 'Cihazlar yüklənmədi',
    device: '{{browser}}, {{system}}',
    unknownDevice: 'Naməlum cihaz',
    thisDevice: 'Bu cihaz',
    address: 'Ünvan',
    begun: 'Daxil olub',
    lastUsed: 'Son istifadə',
    nowhereElse: 'Başqa cihazda daxil olmamısınız.',
    endOne: 'Çıx: {{device}}',
    endAll: 'Hər yerdən çıx',
    endAllQuestion: 'Bu cihaz daxil olmaqla bütün cihazlardan çıxış ediləcək.',
    stay: 'Çıxma',
  },
} satisfies TextsLike<typeof turkish, 'az'>
