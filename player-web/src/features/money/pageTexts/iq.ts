/** Kurdish Sorani texts of deposits and withdrawals, which load with the pages. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  moneyPage: {
    acts: 'پارەدانان و پارەڕاکێشان',
    noDeposit: 'هێشتا ڕێگەی پارەدانان نییە',
    noWithdrawal: 'هێشتا ڕێگەی پارەڕاکێشان نییە',
    hint: 'باڵانستان {{balance}}. بریکارەکەتان دەتوانێت کرێدیتتان بۆ بنێرێت و وەریبگرێتەوە، و دەتوانن کارت بەکاربهێنن.',
    error: 'شێوازەکانی پارەدان بار نەکران',
    category: 'پۆل',
    min: 'کەمترین',
    max: 'زۆرترین',
    noFee: 'بێ کرێ',
    afterFee: 'کرێ {{fee}}، ماوە {{amount}}',
    copy: 'کۆپی: {{label}}',
    copied: 'کۆپی کرا',
    back: 'گەڕانەوە بۆ شێوازەکان',
    openLink: 'لاپەڕەکە بکەوە',
    firstName: 'ناوی یەکەم',
    lastName: 'نازناو',
    amount: 'بڕ',
    amounts: 'بڕە ئامادەکان',
    optional: '{{field}} (ئارەزوومەندانە)',
    choose: 'هەڵبژێرن',
    bank: 'بانک',
    banks: 'بانکەکان',
    account: 'ئەو حسابەی پارەی بۆ دەنێرن',
    otherBanks: 'بانکێکی تر تاقی بکەنەوە.',
    backToBanks: 'گەڕانەوە بۆ بانکەکان',
    otherAmount: 'بڕێکی تر هەڵبژێرە',
    banksError: 'بانکەکان بار نەکران',
    passwordHint: 'بۆ پاراستنی پارەکەت، پێش ڕاکێشان وشەی نهێنی دووبارە بنووسە.',
    withdrawable: 'شیاوی ڕاکێشان',
    received: 'داواکارییەکەتانمان پێگەیشت.',
    strangeAddress: 'ناونیشانی لاپەڕەی پارەدان لەم ماڵپەڕەدا ڕێگەپێدراو نییە و نەکرایەوە.',
  },
} satisfies TextsLike<typeof turkish, 'iq'>
