/** Texts of sessions. */
const texts = {
  sessions: {
    own: 'Oturumlarım',
    current: 'Bu oturum',
    begun: 'Başlangıç',
    lastUsed: 'Son kullanım',
    unknownDevice: 'Bilinmeyen cihaz',
    none: 'Açık oturum yok.',
    end: 'Oturumu kapat',
    endOf: '%{device}: oturumu kapat',
    endAll: 'Tüm oturumları kapat',
    ended: 'Oturumlar kapatıldı',
    endOwnTitle: 'Tüm oturumlarınız kapatılsın mı?',
    endOwnContent: 'Buradaki dahil her cihazdaki oturumunuz kapanır; yeniden giriş yaparsınız.',
    endUserTitle: '%{name} için tüm oturumlar kapatılsın mı?',
    endUserContent: 'Kişi her cihazda çıkarılır ve yeniden giriş yapabilir.',
  },
}

export default texts
