/** Coupon limits by the field's name. */
export const limitTexts = {
  minStakeMinor: 'En az tutar',
  maxStakeMinor: 'En çok tutar',
  maxPayoutMinor: 'En çok kazanç',
  minSelections: 'En az seçim',
  maxSelections: 'En çok seçim',
  maxMultiLines: 'Çoklu: en çok kolon',
  maxMultiSelections: 'Çoklu: en çok seçim',
  maxSystemSelections: 'Sistem: en çok seçim',
  sameCouponMax: 'Aynı kupon en çok',
  extraWaitingSeconds: 'Canlı: ek bekleme (saniye)',
  minSelectionOddsMilli: 'Seçim: en az oran',
  maxSelectionOddsMilli: 'Seçim: en çok oran',
  minTotalOddsMilli: 'Toplam: en az oran',
  maxTotalOddsMilli: 'Toplam: en çok oran',
}
