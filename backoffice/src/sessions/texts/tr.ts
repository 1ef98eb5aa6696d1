/** Texts of sessions. */
const texts = {
  sessions: {
    own: 'Oturumlarım',
    current: 'Bu oturum',
    begun: 'Giriş',
    lastUsed: 'Son kullanım',
    unknownDevice: 'Bilinmeyen cihaz',
    none: 'Açık oturum yok.',
    end: 'Oturumu kapat',
    endOf: '%{device}: oturumu kapat',
    endAll: 'Tüm oturumları kapat',
    ended: 'Oturumlar kapatıldı',
    endOwnTitle: 'Tüm oturumlarınız kapatılsın mı?',
    endOwnContent: 'Bu oturum dahil, her cihazdaki oturumunuz kapanır; tekrar giriş yaparsınız.',
    endUserTitle: '%{name} için tüm oturumlar kapatılsın mı?',
    endUserContent: 'Kişinin her cihazdaki oturumu hemen kapanır. Tekrar giriş yapabilir.',
  },
}

export default texts
