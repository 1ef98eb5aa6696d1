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
      withdrawalOrdered: {
        title: 'درخواست برداشت ثبت شد',
        text: '{{amount}} برای برداشت شما نگه داشته شد. اگر این کار شما نبود، فوراً رمز عبور خود را عوض کنید و به پشتیبانی پیام دهید.',
      },
      withdrawalPaid: { title: 'برداشت پرداخت شد', text: '{{amount}} به شما پرداخت شد.' },
      withdrawalRefused: {
        title: 'برداشت پرداخت نشد',
        text: '{{amount}} به موجودی شما بازگشت. دلیل آن کنار برداشت در صفحه تراکنش‌های شماست.',
      },
      bonusGiven: {
        title: 'بونوس گرفتید',
        text: 'بونوسی به مبلغ {{amount}} دارید. شرایط و میزان بازی‌شده آن در صفحه بونوس‌هاست.',
      },
      bonusRefused: {
        title: 'درخواست بونوس تأیید نشد',
        text: 'دلیل آن کنار درخواست شما در صفحه بونوس‌ها آمده است.',
      },
      bonusConverted: {
        title: 'بونوس به موجودی تبدیل شد',
        text: '{{amount}} از بونوس شما به موجودی‌تان رفت.',
      },
      bonusExpired: {
        title: 'مهلت بونوس تمام شد',
        text: 'بونوس {{amount}} شما به پایان رسید و باقی‌مانده آن برداشته شد.',
      },
      bonusCancelled: {
        title: 'بونوس لغو شد',
        text: 'بونوس {{amount}} شما پس گرفته شد. دلیل آن را از پشتیبانی بپرسید.',
      },
    },
  },
} satisfies TextsLike<typeof turkish, 'fa'>
