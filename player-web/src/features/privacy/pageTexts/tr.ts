/** Turkish texts of a player's own data and its erasure, which load with the page. */
const texts = {
  privacy: {
    error: 'Verilerin yüklenemedi',
    copy: {
      title: 'Verilerini indir',
      hint: 'Hakkında tuttuğumuz her şey tek dosyada (JSON): bilgilerin, ödemelerin, bahislerin, oyunların ve girişlerin. Şifreler dosyada yer almaz.',
      action: 'İndir',
      pending: 'Dosya hazırlanıyor…',
      done: 'Dosyan indirildi.',
    },
    kept: {
      title: 'Neler, neden saklanır',
      details_one:
        'Adın, adresin ve iletişim bilgilerin, bahis mevzuatı gereği hesap kapandıktan sonra {{count}} yıl saklanır. Sonra silinir.',
      details_other:
        'Adın, adresin ve iletişim bilgilerin, bahis mevzuatı gereği hesap kapandıktan sonra {{count}} yıl saklanır. Sonra silinir.',
      money:
        'Para hareketlerin ve kuponların adın olmadan kalır; çünkü hesapların tutması gerekir.',
      exclusion: 'Kendini oyundan men ettiysen, yasağın sürmesi için kimlik numaran kalır.',
      log: 'Hesabın işlem kaydı kalır; onu kimse değiştiremez.',
    },
    erase: {
      title: 'Hesabı kapat ve verilerimi sil',
      hint: 'Hesap tüm cihazlarda hemen ve temelli kapanır. Bir daha giriş yapamazsın.',
      left: 'Hesabı kapatmadan önce bunların bitmesi gerekir:',
      action: 'Hesabı kapat',
    },
    left: {
      balance: 'Hesaptaki para',
      coupons: 'Sonuçlanmamış kuponlar',
      drawTickets: 'Çekilişi yapılmamış biletler',
      payments: 'Süren ödemeler',
      bonuses: 'Devam eden bonuslar',
      rounds: 'Bitmemiş oyunlar',
    },
    question: {
      title: 'Hesap temelli kapatılsın mı?',
      text: 'Her yerde oturumun hemen kapanır, verilerin bu sayfada yazan sürede silinir. Bu işlem geri alınamaz.',
      keep: 'Hesabım kalsın',
      confirm: 'Temelli kapat',
    },
    closed: {
      title: 'Hesabın kapandı',
      lead: 'Tüm cihazlarda oturumun kapatıldı. Verilerin süresi dolunca silinir.',
    },
  },
} as const
export default texts

type Own = typeof texts
declare module '../../../i18n/texts.ts' {
  interface Shape extends Own {}
}
