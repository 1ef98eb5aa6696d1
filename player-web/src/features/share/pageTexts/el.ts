/** Greek texts of shared coupons, which load with the page. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  shared: {
    lead: 'Κάποιος μοιράστηκε μαζί σας αυτό το στοίχημα. Προσθέστε τις επιλογές στο κουπόνι σας με τις τωρινές αποδόσεις.',
    then: 'Τότε',
    now: 'Τώρα',
    closed: 'κλειστή',
    add_one: 'Προσθήκη {{count}} επιλογής στο κουπόνι',
    add_other: 'Προσθήκη {{count}} επιλογών στο κουπόνι',
    replaces_one: 'Η {{count}} επιλογή στο κουπόνι σας θα αντικατασταθεί.',
    replaces_other: 'Οι {{count}} επιλογές στο κουπόνι σας θα αντικατασταθούν.',
    leftOut_one: '{{count}} επιλογή δεν είναι πια διαθέσιμη και δεν θα προστεθεί.',
    leftOut_other: '{{count}} επιλογές δεν είναι πια διαθέσιμες και δεν θα προστεθούν.',
    allClosed: 'Καμία από αυτές τις επιλογές δεν είναι πια διαθέσιμη.',
    added: 'Οι επιλογές είναι στο κουπόνι σας.',
    missing: 'Αυτός ο σύνδεσμος δεν οδηγεί σε στοίχημα',
    missingHint: 'Ελέγξτε τον σύνδεσμο ή ζητήστε νέο.',
    total: 'Συνολική απόδοση τώρα',
  },
} satisfies TextsLike<typeof turkish, 'el'>
