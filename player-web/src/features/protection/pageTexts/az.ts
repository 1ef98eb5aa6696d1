/** Azerbaijani texts of a player's own protection, which load with its page. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  protection: {
    lead: 'Limitlərinizi özünüz qoyun. Daha sərt limit dərhal qüvvəyə minir; daha yüksəyi 24 saat, sonra təsdiqinizi gözləyir.',
    error: 'Limitləriniz yüklənmədi',
    kinds: {
      deposit: {
        title: 'Depozit limiti',
        hint: 'Hesabınıza gələn bütün pul sayılır: kredit, kart, nağd.',
      },
      stake: {
        title: 'Mərc limiti',
        hint: 'Qoyduğunuz bütün məbləğlər, qaytarılanlar çıxılmaqla.',
      },
      loss: { title: 'İtki limiti', hint: 'Mərcləriniz, geri qayıdanlar çıxılmaqla.' },
      session: { title: 'Vaxt limiti', hint: 'Hesabda olduğunuz dəqiqələr.' },
    },
    periods: { day: 'Gündəlik', week: 'Həftəlik', month: 'Aylıq' },
    usedOf: '{{used}} / {{value}}',
    usedOnly: 'indiyədək {{used}}',
    set: 'Limit qoy',
    change: 'Yeni limit',
    save: 'Yadda saxla',
    remove: 'Sil',
    noLimit: 'limitsiz',
    minutes_one: '{{count}} dəqiqə',
    minutes_other: '{{count}} dəqiqə',
    waiting: 'İstənilən: {{value}}. {{at}} tarixindən təsdiq edə bilərsiniz.',
    ripe: 'İstənilən: {{value}}. Təsdiq edən kimi qüvvəyə minir.',
    confirm: 'Təsdiq et',
    drop: 'İndiki limit qalsın',
    reality: {
      title: 'Oyun xatırlatması',
      hint: 'Bu aralıqla nə qədər oynadığınızı, qoyduğunuzu və udduğunuzu göstəririk.',
      never: 'Heç vaxt',
      played_one: '{{count}} dəqiqədir oynayırsınız.',
      played_other: '{{count}} dəqiqədir oynayırsınız.',
      staked: 'Qoyulan',
      won: 'Udulan',
      net: 'Fərq',
      goOn: 'Gördüm, davam et',
    },
    exclusions: {
      timeOut: {
        title: 'Fasilə verin',
        hint: 'Bu müddətdə mərc və depozit mümkün deyil. Pul çıxara bilərsiniz.',
      },
      exclusion: {
        title: 'Özünüzü kənarlaşdırın',
        hint: 'Uzun kənarlaşdırma. Heç kim onu vaxtından əvvəl bitirə bilməz; pul çıxara bilərsiniz.',
      },
    },
    days_one: '{{count}} gün',
    days_other: '{{count}} gün',
    months_one: '{{count}} ay',
    months_other: '{{count}} ay',
    years_one: '{{count}} il',
    years_other: '{{count}} il',
    forGood: 'Həmişəlik',
    question: 'Müddət: {{length}}. Bunu geri qaytarmaq olmur.',
    exclude: 'Məni kənarlaşdır',
    keepPlaying: 'İmtina',
    excludedUntil: 'Hesabınız {{at}} tarixinədək mərc və depozitə bağlıdır.',
    excludedForGood: 'Hesabınız həmişəlik mərc və depozitə bağlıdır.',
  },
} satisfies TextsLike<typeof turkish, 'az'>
