/** Turkish texts of the status popup and its keypad, which load with them. */
const texts = {
  statusPopup: {
    'name': 'Durum',
    '1': 'Tamam',
    '2': 'Yapılamadı',
    '3': 'Dikkat',
    '4': 'Bilgi',
    '5': 'Kupon oluşturuluyor',
    '7': 'Lütfen bekle',
    'technical': 'Teknik sorun',
    'digitsTyped': '{{all}} rakamdan {{typed}} tanesi girildi',
    'eraseDigit': 'Son rakamı sil',
    'clear': 'Temizle',
  },
} as const
export default texts

type Own = typeof texts
declare module '../../../i18n/texts.ts' {
  interface Shape extends Own {}
}
