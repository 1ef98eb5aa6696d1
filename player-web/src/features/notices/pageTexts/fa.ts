/** Persian texts of the page of notifications, which load with it. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  noticePage: {
    readAll: 'همه خوانده شد',
    empty: 'اعلانی ندارید',
    emptyHint: 'پیام‌های شما و تغییرات حسابتان اینجا نمایش داده می‌شود.',
    error: 'اعلان‌های شما بارگذاری نشد',
    system: {
      creditSent: { title: 'دریافت اعتبار', text: '{{amount}} به موجودی شما اضافه شد.' },
      creditTaken: { title: 'کسر اعتبار', text: '{{amount}} از موجودی شما کسر شد.' },
      accountEdited: {
        title: 'حساب شما تغییر کرد',
        text: 'اطلاعات، دسترسی‌ها یا سقف‌های شما تغییر کرد. اگر درخواست شما نبوده، به پشتیبانی پیام دهید.',
      },
      excluded: {
        title: 'حساب شما برای بازی بسته است',
        text: 'تا پایان این مدت نمی‌توانید شرط ببندید. جزئیات در صفحه «بازی ایمن‌تر» است.',
      },
    },
  },
} satisfies TextsLike<typeof turkish, 'fa'>
