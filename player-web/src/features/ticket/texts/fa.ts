/** Persian texts of tickets. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  ticket: {
    title: 'بررسی بلیت',
    label: 'شماره بلیت',
    placeholder: 'شماره بلیت',
    check: 'بررسی',
    hint: 'شماره بالای بلیت و کد زیر بارکد آن است.',
    missing: 'بلیتی با این شماره نیست',
    missingHint: 'شماره را بررسی و دوباره تلاش کنید.',
    error: 'بلیت بررسی نشد',
    win: 'این بلیت برنده است',
    genuine: 'کد این برگه اصل است.',
    forged: 'کد این بلیت اصل نیست',
    forgedHint: 'کدی را که وارد کردید بررسی کنید. اگر درست باشد، بلیت جعلی است.',
    validUntil: 'معتبر تا',
    expired: 'منقضی شده',
    refusal: {
      copy: 'با این کاغذ چیزی پرداخت نمی‌شود: نسخه کپی است.',
      printCancelled: 'با این کاغذ چیزی پرداخت نمی‌شود: چاپ آن لغو شده است.',
      void: 'با این بلیت چیزی پرداخت نمی‌شود: شرط لغو و مبلغ آن برگشت داده شده است.',
      sold: 'با این بلیت چیزی پرداخت نمی‌شود: شرط فروخته شده است.',
      paid: 'با این بلیت چیزی پرداخت نمی‌شود: قبلاً پرداخت شده است.',
      expired: 'با این بلیت چیزی پرداخت نمی‌شود: اعتبار آن تمام شده است.',
    },
  },
} satisfies TextsLike<typeof turkish, 'fa'>
