/** Persian texts of jackpots; they load with what shows them. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  jackpots: {
    winners: 'برندگان',
    before: 'حداکثر تا {{amount}} می‌افتد',
    fell: '{{level}} افتاد: {{name}} مبلغ {{amount}} برد.',
    wonTitle: 'جک‌پات را بردید!',
    won: 'برد شما در موجودی‌تان است.',
    paperTitle: 'یک بلیت این باجه جک‌پات را برد!',
    paperWon: 'بلیت {{code}} برنده شد. به کسی پرداخت می‌شود که اصل آن را بیاورد.',
    none: 'هنوز جک‌پاتی نیفتاده است',
    noneHint: 'نخستین برنده اینجا نشان داده می‌شود.',
    proof: 'دیدن اثبات',
    range: 'بازهٔ افتادن',
    figure: 'مبلغ محاسبه‌شده',
    chance: 'شانس شرط',
  },
} satisfies TextsLike<typeof turkish, 'fa'>
