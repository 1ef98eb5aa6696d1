/** Persian texts of cards. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  card: {
    title: 'استفاده از کارت',
    label: 'کد کارت',
    hint: '16 نویسه روی کارت را وارد کنید. حروف بزرگ، فاصله و خط تیره فرقی نمی‌کند.',
    redeem: 'استفاده',
    done: '{{amount}} به اعتبار کارت شما اضافه شد',
    funds: 'اعتبار کارت شما',
    transactions: 'تراکنش‌ها',
  },
} satisfies TextsLike<typeof turkish, 'fa'>
