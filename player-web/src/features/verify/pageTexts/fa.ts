/** Persian texts of the page on which rounds are checked; they load with it. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  verify: {
    lead: 'یک دور را با دانه‌هایی که بازی پس از آن نشان داد، در همین مرورگر دوباره حساب کنید.',
    game: 'بازی',
    serverSeed: 'دانهٔ سرور',
    hash: 'هش منتشرشده',
    hashHint: 'هشی که بازی پیش از شرط شما نشان داد.',
    clientSeed: 'دانهٔ بازیکن',
    round: 'دور',
    bets: 'شرط‌ها، همان‌طور که بازی نشان می‌دهد',
    check: 'بررسی دور',
    result: 'نتیجه',
    outcome: '{{game}}، دور {{round}}',
    computedHash: 'هش دانهٔ سرور',
    bet: 'شرط',
    stake: 'مبلغ شرط',
    win: 'برد',
    noBet: 'این شرط این بازی نیست.',
    drawnInOrder: 'به ترتیب قرعه',
    deadHeat: 'رتبه مشترک',
    runner: 'شرکت‌کننده',
    brokeOff: 'توقف در',
    cardsOrder: 'دو کارت برای بازیکن، دو کارت برای دیلر، سپس به ترتیب درخواست.',
    howTitle: 'چرا هیچ‌کس نمی‌تواند دوری را تغییر دهد',
    how: {
      before:
        'پیش از شرط‌ها، بازی هش دانهٔ پنهان خود را منتشر می‌کند. از هش نمی‌توان دانه را یافت و هیچ دانهٔ دیگری آن را نمی‌دهد.',
      during: 'دانهٔ سرور، دانهٔ شما و شمارهٔ دور با هم هر قرعه را تعیین می‌کنند.',
      after:
        'پس از آن بازی دانهٔ سرور را آشکار می‌کند. آن را اینجا وارد کنید: هش باید یکی باشد و نتیجه همان که دیدید.',
    },
    verdict: {
      matches: 'هش درست است: دانه پیش از شرط‌ها تعیین شده بود.',
      differs: 'هش درست نیست: این دانهٔ منتشرشده نیست.',
      unknown: 'هشی وارد نشده است. این را با هشی که بازی منتشر کرد مقایسه کنید.',
    },
    fault: {
      seedMissing: 'دانهٔ سرور را وارد کنید.',
      roundWrong: 'دور عدد صحیحی از 0 است.',
      hashWrong: 'هش 64 نویسه از 0 تا 9 و a تا f دارد.',
      betsWrong: 'این شرط‌ها خوانده نمی‌شوند.',
    },
    colour: {
      red: 'قرمز',
      black: 'سیاه',
      green: 'سبز',
    },
    games: {
      slot: 'اسلات',
      roulette: 'رولت',
      keno: 'کنو',
      lotto6of49: 'لوتو 6 از 49',
      lotto5of36: 'لوتو 5 از 36',
      bingo75: 'بینگو 75',
      bingo90: 'بینگو 90',
      greyhounds: 'مسابقهٔ سگ‌ها',
      horses: 'اسب‌دوانی',
      football: 'فوتبال مجازی',
      tennis: 'تنیس مجازی',
      crash: 'کرش',
      blackjack: 'بلک‌جک',
    },
  },
} satisfies TextsLike<typeof turkish, 'fa'>
