/** Codes of mails in words. */
import type { ContactState } from '@grandstand/shared-types/wire/site/contact'
import type { MailKind, MailState } from '@grandstand/shared-types/wire/site/mail'

const mailKind: Record<MailKind, string> = {
  activation: 'Üyelik onayı',
  passwordReset: 'Şifre yenileme',
  passwordChanged: 'Şifre değişti bildirimi',
  contactMessage: 'İletişim formu mesajı',
  contactAnswer: 'İletişim formu yanıtı',
  withdrawalOrdered: 'Çekim talebi alındı',
  withdrawalPaid: 'Çekim ödendi',
  withdrawalRefused: 'Çekim ödenmedi',
  accountUnused: 'Uzun süredir kullanılmayan hesap',
}
const contactState: Record<ContactState, string> = {
  new: 'Yeni',
  read: 'Okundu',
  answered: 'Yanıtlandı',
}
const mailState: Record<MailState, string> = {
  waiting: 'Gönderilecek',
  sent: 'Gönderildi',
  failed: 'Gönderilemedi',
}

export const mailValues = {
  mailKind,
  contactState,
  mailState,
  mailText: { shipped: 'Hazır metin' },
}
