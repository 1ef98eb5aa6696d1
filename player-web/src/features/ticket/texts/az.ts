/** Azerbaijani texts of tickets. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  ticket: {
    title: 'Bilet yoxlama',
    label: 'Bilet nömrəsi',
    placeholder: 'Bilet №',
    check: 'Yoxla',
    hint: 'Nömrə biletin yuxarısında, kod ştrixkodun altındadır.',
    missing: 'Bu nömrə ilə bilet yoxdur',
    missingHint: 'Nömrəni yoxlayıb yenidən cəhd edin.',
    error: 'Bilet yoxlanıla bilmədi',
    win: 'Bu bilet udub',
    genuine: 'Bu kağızın kodu həqiqidir.',
    forged: 'Bu biletin kodu həqiqi deyil',
    forgedHint: 'Yazdığınız kodu yoxlayın. Düzdürsə, bilet saxtadır.',
    validUntil: 'Son etibarlılıq tarixi',
    expired: 'Vaxtı bitib',
    refusal: {
      copy: 'Bu kağıza ödəniş yoxdur: surətdir.',
      printCancelled: 'Bu kağıza ödəniş yoxdur: çapı ləğv edilib.',
      void: 'Bu biletə ödəniş yoxdur: mərc ləğv edilib, məbləğ qaytarılıb.',
      sold: 'Bu biletə ödəniş yoxdur: mərc satılıb.',
      paid: 'Bu biletə ödəniş yoxdur: artıq ödənilib.',
      expired: 'Bu biletə ödəniş yoxdur: vaxtı bitib.',
    },
  },
} satisfies TextsLike<typeof turkish, 'az'>
