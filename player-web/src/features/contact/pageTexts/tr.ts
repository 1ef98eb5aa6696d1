/** Turkish texts of the contact form, which load with its page. */
const texts = {
  contact: {
    lead: 'Sana e-postayla yanıt veririz.',
    name: 'Ad',
    email: 'E-posta',
    subject: 'Konu',
    text: 'Mesaj',
    send: 'Mesajı gönder',
    sending: 'Gönderiliyor',
    sentTitle: 'Mesajın gönderildi',
    sentLead: 'Yanıtımızı {{email}} adresine göndeririz.',
  },
} as const
export default texts

type Own = typeof texts
declare module '../../../i18n/texts.ts' {
  interface Shape extends Own {}
}
