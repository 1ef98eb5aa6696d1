/** Codes of mails in words. */
import type { MailKind, MailState } from '@grandstand/shared-types/wire/mail'

const mailKind: Record<MailKind, string> = {
  activation: 'Üyelik onayı',
  passwordReset: 'Şifre yenileme',
  passwordChanged: 'Şifre değişti bildirimi',
}
const mailState: Record<MailState, string> = {
  waiting: 'Gönderilecek',
  sent: 'Gönderildi',
  failed: 'Gönderilemedi',
}

export const mailValues = { mailKind, mailState, mailText: { shipped: 'Hazır metin' } }
