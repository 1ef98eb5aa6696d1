/** Persian texts of a player's own protection, which load with its page. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  protection: {
    lead: 'سقف‌های خود را تعیین کنید. سقف سخت‌تر فوراً اجرا می‌شود؛ سقف بالاتر 24 ساعت و سپس تأیید شما را می‌خواهد.',
    error: 'سقف‌های شما بارگذاری نشد',
    kinds: {
      deposit: {
        title: 'سقف واریز',
        hint: 'هر پولی که به حساب شما می‌رسد حساب می‌شود: اعتبار، کارت، نقد.',
      },
      stake: { title: 'سقف شرط', hint: 'همه مبالغ شرط، منهای مبالغ برگشتی.' },
      loss: { title: 'سقف باخت', hint: 'مبالغ شرط شما منهای همه آنچه برگشته است.' },
      session: { title: 'سقف زمان', hint: 'دقیقه‌هایی که وارد حساب هستید.' },
    },
    periods: { day: 'روزانه', week: 'هفتگی', month: 'ماهانه' },
    usedOf: '{{used}} از {{value}}',
    usedOnly: 'تاکنون {{used}}',
    set: 'تعیین سقف',
    change: 'سقف جدید',
    save: 'ذخیره',
    remove: 'حذف',
    noLimit: 'بدون سقف',
    minutes_one: '{{count}} دقیقه',
    minutes_other: '{{count}} دقیقه',
    waiting: 'درخواست: {{value}}. از {{at}} می‌توانید تأیید کنید.',
    ripe: 'درخواست: {{value}}. با تأیید شما اجرا می‌شود.',
    confirm: 'تأیید',
    drop: 'نگه داشتن سقف فعلی',
    reality: {
      title: 'یادآوری بازی',
      hint: 'در هر بازه نشان می‌دهیم چه مدت بازی کرده‌اید، چقدر شرط بسته و چقدر برده‌اید.',
      never: 'هرگز',
      played_one: '{{count}} دقیقه است که بازی می‌کنید.',
      played_other: '{{count}} دقیقه است که بازی می‌کنید.',
      staked: 'شرط‌ها',
      won: 'بردها',
      net: 'اختلاف',
      goOn: 'دیدم، ادامه',
    },
    exclusions: {
      timeOut: {
        title: 'استراحت کنید',
        hint: 'در این مدت نه می‌توانید شرط ببندید و نه واریز کنید. برداشت همچنان ممکن است.',
      },
      exclusion: {
        title: 'خودمحرومی',
        hint: 'محرومیت طولانی. هیچ‌کس نمی‌تواند آن را زودتر پایان دهد؛ برداشت همچنان ممکن است.',
      },
    },
    days_one: '{{count}} روز',
    days_other: '{{count}} روز',
    months_one: '{{count}} ماه',
    months_other: '{{count}} ماه',
    years_one: '{{count}} سال',
    years_other: '{{count}} سال',
    forGood: 'برای همیشه',
    question: 'مدت: {{length}}. این کار برگشت‌پذیر نیست.',
    exclude: 'مرا محروم کن',
    keepPlaying: 'انصراف',
    excludedUntil: 'حساب شما تا {{at}} برای شرط و واریز بسته است.',
    excludedForGood: 'حساب شما برای همیشه برای شرط و واریز بسته است.',
  },
} satisfies TextsLike<typeof turkish, 'fa'>
