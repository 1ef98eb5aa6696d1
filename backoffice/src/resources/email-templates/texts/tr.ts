/** Texts of the texts of mails. */
import type { MailPlaceholder } from '@grandstand/shared-types/wire/site/mail'

const placeholder: Record<MailPlaceholder, string> = {
  firstName: 'Oyuncunun adı',
  username: 'Kullanıcı adı',
  brand: 'Sitenin adı',
  link: 'E-postanın açtığı adres; metinde bulunmak zorunda',
  hours: 'Bağlantının geçerli olduğu saat',
  minutes: 'Bağlantının geçerli olduğu dakika',
  days: 'Hesabın kullanılmıyor sayılmasına kalan gün',
  senderName: 'Mesajı yazanın adı',
  senderMail: 'Mesajı yazanın e-posta adresi',
  subject: 'Mesajın konusu',
  message: 'Mesajın metni',
  answer: 'Ekibin yanıtı',
  amount: 'Para birimiyle tutar',
  method: 'Ödeme yönteminin adı',
  reference: 'Ödemenin referansı',
}

const texts = {
  resources: {
    'email-templates': {
      name: 'E-posta metni |||| E-posta metinleri',
      fields: {
        kind: 'E-posta',
        language: 'Dil',
        subject: 'Konu',
        body: 'Metin (HTML)',
        updatedAt: 'Son değişiklik',
      },
    },
  },
  mailTexts: {
    placeholder,
    bodyHint:
      'Paragraf, liste, vurgu ve bağlantı kullanılabilir. <a class="button"> düğme olarak görünür.',
    preview: 'Önizleme',
    examples: 'Alanlar örnek değerlerle doldurulur.',
    plainText: 'HTML göstermeyen programlar için metin',
    sendTest: 'Deneme e-postası gönder',
    testTo: 'Alıcının e-posta adresi',
    send: 'Gönder',
    testSent: 'Deneme e-postası yolda.',
    useShipped: 'Hazır metne dön',
    useShippedEffect: 'Sizin metniniz silinir, bundan sonra hazır metin gönderilir.',
  },
}

export default texts
