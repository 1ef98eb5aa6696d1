/** Albanian texts of a player's own protection, which load with its page. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  protection: {
    lead: 'Vendosni kufijtë tuaj. Një kufi më i rreptë vlen menjëherë; një më i lirë pret 24 orë dhe pastaj konfirmimin tuaj.',
    error: 'Kufijtë tuaj nuk u ngarkuan dot',
    kinds: {
      deposit: {
        title: 'Kufiri i depozitës',
        hint: 'Llogariten të gjitha paratë që vijnë në llogarinë tuaj: kredi, karta, para në dorë.',
      },
      stake: {
        title: 'Kufiri i basteve',
        hint: 'Gjithçka që vini në bast, minus shumat e kthyera.',
      },
      loss: { title: 'Kufiri i humbjes', hint: 'Bastet tuaja minus gjithçka që u kthye.' },
      session: { title: 'Kufiri kohor', hint: 'Minutat që jeni në llogari.' },
    },
    periods: { day: 'Ditor', week: 'Javor', month: 'Mujor' },
    usedOf: '{{used}} nga {{value}}',
    usedOnly: '{{used}} deri tani',
    set: 'Vendos kufi',
    change: 'Kufi i ri',
    save: 'Ruaj',
    remove: 'Hiq',
    noLimit: 'pa kufi',
    minutes_one: '{{count}} minutë',
    minutes_other: '{{count}} minuta',
    waiting: 'Kërkuar: {{value}}. Mund ta konfirmoni nga {{at}}.',
    ripe: 'Kërkuar: {{value}}. Vlen sapo ta konfirmoni.',
    confirm: 'Konfirmo',
    drop: 'Mbaj kufirin aktual',
    reality: {
      title: 'Pasqyra e lojës',
      hint: 'Me këtë interval tregojmë sa kohë keni luajtur, sa keni vënë në bast dhe sa keni fituar.',
      never: 'Kurrë',
      played_one: 'Po luani prej {{count}} minute.',
      played_other: 'Po luani prej {{count}} minutash.',
      staked: 'Vënë në bast',
      won: 'Fituar',
      net: 'Diferenca',
      goOn: 'E pashë, vazhdo',
    },
    exclusions: {
      timeOut: {
        title: 'Bëni një pushim',
        hint: 'Gjatë kësaj kohe nuk mund të luani baste as të depozitoni. Ende mund të tërhiqni para.',
      },
      exclusion: {
        title: 'Vetëpërjashtim',
        hint: 'Një përjashtim i gjatë. Askush nuk mund ta mbyllë më herët; ende mund të tërhiqni para.',
      },
    },
    days_one: '{{count}} ditë',
    days_other: '{{count}} ditë',
    months_one: '{{count}} muaj',
    months_other: '{{count}} muaj',
    years_one: '{{count}} vit',
    years_other: '{{count}} vjet',
    forGood: 'Përgjithmonë',
    question: 'Kohëzgjatja: {{length}}. Kjo nuk mund të zhbëhet.',
    exclude: 'Më përjashto',
    keepPlaying: 'Anulo',
    excludedUntil: 'Llogaria juaj është e mbyllur për baste dhe depozita deri më {{at}}.',
    excludedForGood: 'Llogaria juaj është e mbyllur përgjithmonë për baste dhe depozita.',
  },
} satisfies TextsLike<typeof turkish, 'sq'>
