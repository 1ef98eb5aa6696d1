/** Texts of the own account. */
const texts = {
  account: {
    title: 'Hesabım',
    username: 'Kullanıcı adı',
    name: 'Ad soyad',
    type: 'Hesap türü',
    currency: 'Para birimi',
    balance: 'Bakiye',
    creditLimit: 'Kredi limiti',
    lastLogin: 'Son giriş',
    changes: 'Hesabımdaki değişiklikler',
    noChanges: 'Hesabınızda bir değişiklik yapılmadı.',
    byMyself: 'Siz',
    password: 'Şifre değiştir',
    passwordHint: '%{min} ile %{max} karakter arası. Diğer oturumlarınızın tümü kapanır.',
    current: 'Şu anki şifre',
    new: 'Yeni şifre',
    repeat: 'Yeni şifre, tekrar',
    save: 'Şifreyi değiştir',
    saved: 'Şifre değiştirildi. Diğer oturumlarınız kapatıldı.',
  },
}

export default texts
