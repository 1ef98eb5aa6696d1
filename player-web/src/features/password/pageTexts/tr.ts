/** Turkish texts of passwords, which load with their pages. */

const texts = {
  passwords: {
    forgotLead:
      'Kullanıcı adını ya da e-posta adresini yaz. Yeni şifre belirlemen için bir bağlantı gönderelim.',
    name: 'Kullanıcı adı ya da e-posta',
    send: 'Bağlantı gönder',
    sending: 'Gönderiliyor',
    sentTitle: 'E-postana bak',
    sentLead: 'Böyle bir hesap varsa e-posta yolda. Bağlantı 60 dakika geçerlidir.',
    sentMissing: 'Gelmediyse gereksiz e-posta klasörüne bak. Hesabında e-posta yoksa desteğe yaz.',
    current: 'Şu anki şifre',
    password: 'Yeni şifre',
    repeat: 'Yeni şifre tekrar',
    hint: '{{min}}–{{max}} karakter, kullanıcı adından farklı.',
    save: 'Şifreyi kaydet',
    saving: 'Kaydediliyor',
    resetDone: 'Yeni şifren hazır',
    resetLead: 'Tüm cihazlarda oturumun kapatıldı. Yeni şifrenle giriş yap.',
    signIn: 'Giriş yap',
    changed: 'Şifren değişti',
    changedLead: 'Diğer cihazlardaki oturumların kapatıldı.',
    toHome: 'Ana sayfaya dön',
    over: 'Bu bağlantı kullanılmış ya da süresi dolmuş',
    askAgain: 'Yeni bağlantı iste',
  },
} as const
export default texts

type Own = typeof texts
declare module '../../../i18n/texts.ts' {
  interface Shape extends Own {}
}
