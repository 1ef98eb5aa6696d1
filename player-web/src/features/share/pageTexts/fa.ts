/** Persian texts of shared coupons, which load with the page. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  shared: {
    lead: 'کسی این شرط را با شما به اشتراک گذاشته است. انتخاب‌های آن را با ضرایب فعلی به برگه خود اضافه کنید.',
    then: 'آن زمان',
    now: 'اکنون',
    closed: 'بسته',
    add_one: 'افزودن {{count}} انتخاب به برگه',
    add_other: 'افزودن {{count}} انتخاب به برگه',
    replaces_one: '{{count}} انتخاب برگه شما جایگزین می‌شود.',
    replaces_other: '{{count}} انتخاب برگه شما جایگزین می‌شود.',
    leftOut_one: '{{count}} انتخاب دیگر در دسترس نیست و اضافه نمی‌شود.',
    leftOut_other: '{{count}} انتخاب دیگر در دسترس نیست و اضافه نمی‌شود.',
    allClosed: 'هیچ‌یک از این انتخاب‌ها دیگر در دسترس نیست.',
    added: 'انتخاب‌ها در برگه شماست.',
    missing: 'این لینک به شرطی نمی‌رسد',
    missingHint: 'لینک را بررسی کنید یا لینک تازه بخواهید.',
    total: 'ضریب کل اکنون',
  },
} satisfies TextsLike<typeof turkish, 'fa'>
