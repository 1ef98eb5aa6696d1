/** Persian texts of the transfer request, which load with its page. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  transfer: {
    methods: 'روش پرداخت',
    noMethods: 'هنوز روش پرداختی باز نیست.',
    method: 'روش',
    min: 'حداقل',
    max: 'حداکثر',
    details: 'جزئیات',
    amount: 'مبلغ',
    bank: 'بانک',
    noBanks: 'بانک‌ها با روش نمایش داده می‌شوند.',
    firstName: 'نام',
    lastName: 'نام خانوادگی',
    send: 'ارسال درخواست',
    info: 'سقف‌ها و نکته‌ها',
    infoHint: 'سقف‌ها و نکته‌های روش انتخابی شما اینجا می‌آید.',
    history: 'درخواست‌های قبلی شما',
    noHistory: 'هنوز درخواستی ندارید.',
  },
} satisfies TextsLike<typeof turkish, 'fa'>
