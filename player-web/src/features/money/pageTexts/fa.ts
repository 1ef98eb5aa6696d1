/** Persian texts of deposits and withdrawals, which load with the pages. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  moneyPage: {
    acts: 'واریز و برداشت',
    noDeposit: 'هنوز راهی برای واریز نیست',
    noWithdrawal: 'هنوز راهی برای برداشت نیست',
    hint: 'موجودی شما {{balance}} است. نماینده شما می‌تواند اعتبار بفرستد و پس بگیرد، و شما می‌توانید از کارت استفاده کنید.',
    error: 'روش‌های پرداخت بارگذاری نشد',
    category: 'دسته',
    min: 'حداقل',
    max: 'حداکثر',
    noFee: 'بدون کارمزد',
    afterFee: 'کارمزد {{fee}}، باقی‌مانده {{amount}}',
    copy: 'کپی: {{label}}',
    copied: 'کپی شد',
    back: 'بازگشت به روش‌ها',
    openLink: 'باز کردن صفحه',
    firstName: 'نام',
    lastName: 'نام خانوادگی',
    amount: 'مبلغ',
    amounts: 'مبلغ‌های آماده',
    optional: '{{field}} (اختیاری)',
    choose: 'انتخاب کنید',
    bank: 'بانک',
    banks: 'بانک‌ها',
    account: 'حسابی که به آن می‌پردازید',
    otherBanks: 'بانک دیگری را امتحان کنید.',
    backToBanks: 'بازگشت به بانک‌ها',
    otherAmount: 'انتخاب مبلغ دیگر',
    banksError: 'بانک‌ها بارگذاری نشد',
    passwordHint: 'برای امنیت پولتان، پیش از برداشت رمز عبور را دوباره وارد کنید.',
    withdrawable: 'قابل برداشت',
    received: 'درخواست شما دریافت شد.',
    strangeAddress: 'نشانی صفحه پرداخت در این سایت مجاز نیست و باز نشد.',
  },
} satisfies TextsLike<typeof turkish, 'fa'>
