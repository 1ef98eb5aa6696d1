/** Azerbaijani texts of race cards, and of the strip of races that come next. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  races: {
    next: 'Növbəti yarışlar',
    card: 'Yarış proqramı',
    inMinutes: '{{minutes}} dəq sonra',
    toOff: 'Starta qalıb',
    offAt: 'Start vaxtı: {{time}}',
    isOff: 'Yarış başladı',
    finished: 'Finiş sırası',
    notRun: 'Yarış sayılmadı. Mərclər qaytarılır.',
    handicap: 'Handikap yarışı',
    runners: 'İştirakçılar: {{total}}',
    winOnly: 'Yalnız qalib',
    number: '№',
    runner: 'İştirakçı',
    draw: 'Cığır',
    grid: 'Start yeri',
    trap: 'Start qutusu',
    form: 'Son çıxışları',
    weight: 'Çəki',
    kg: '{{kg}} kq',
    age: 'Yaş',
    people: 'Jokey, məşqçi',
    byNumber: 'Nömrəyə görə',
    byPrice: 'Əmsala görə',
    byFinish: 'Finişə görə',
    coupled: 'Birgə iştirakçı: {{numbers}}',
    takes: 'Bundan əvvəlki mərclərin qazancından {{percent}}% tutulur',
    returns: 'Bu iştirakçıya qoyulan mərclər qaytarılır',
    position: 'Yer',
    odds: 'Əmsal',
    closed: 'Bağlı',
    cardError: 'Yarış proqramı yüklənmədi',
    status: {
      nonRunner: 'Çıxmır',
      withdrawn: 'Çıxarıldı',
      disqualified: 'Diskvalifikasiya',
      reserve: 'Ehtiyat',
    },
    outcome: {
      unplaced: 'Yersiz',
      didNotFinish: 'Finişə çatmadı',
    },
  },
} satisfies TextsLike<typeof turkish, 'az'>
