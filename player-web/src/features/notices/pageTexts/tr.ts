/** Turkish texts of the page of notifications, which load with it. */

const texts = {
  noticePage: {
    readAll: 'Tümünü okundu say',
    empty: 'Bildirimin yok',
    emptyHint: 'Sana yazılan mesajlar ve hesabındaki değişiklikler burada görünür.',
    error: 'Bildirimlerin yüklenemedi',
    system: {
      creditSent: { title: 'Hesabına kredi yüklendi', text: 'Bakiyene {{amount}} eklendi.' },
      creditTaken: { title: 'Hesabından kredi alındı', text: 'Bakiyenden {{amount}} alındı.' },
      accountEdited: {
        title: 'Hesabında değişiklik yapıldı',
        text: 'Üyelik bilgilerin, hakların ya da limitlerin değiştirildi. Bunu sen istemediysen desteğe yaz.',
      },
      excluded: {
        title: 'Hesabın oyuna kapatıldı',
        text: 'Süre dolana kadar bahis yapamazsın. Ayrıntılar Oyuncu koruması sayfasında.',
      },
      withdrawalOrdered: {
        title: 'Çekim talebi alındı',
        text: '{{amount}} çekimin için ayrıldı. Bunu sen yapmadıysan hemen şifreni değiştir ve desteğe yaz.',
      },
      withdrawalPaid: { title: 'Çekimin ödendi', text: '{{amount}} sana ödendi.' },
      withdrawalRefused: {
        title: 'Çekimin ödenmedi',
        text: '{{amount}} bakiyene geri döndü. Nedeni, işlemler sayfasında çekimin yanında yazıyor.',
      },
      bonusGiven: {
        title: 'Bonusun verildi',
        text: '{{amount}} tutarında bonus aldın. Koşulları ve ne kadarını oynadığın bonuslar sayfasında.',
      },
      bonusRefused: {
        title: 'Bonus isteğin onaylanmadı',
        text: 'Nedeni, bonuslar sayfasında isteğinin yanında yazıyor.',
      },
      bonusConverted: {
        title: 'Bonusun nakde döndü',
        text: 'Bonusundan {{amount}} bakiyene geçti.',
      },
      bonusExpired: {
        title: 'Bonusunun süresi doldu',
        text: '{{amount}} tutarındaki bonusun sona erdi, ondan kalan geri alındı.',
      },
      bonusCancelled: {
        title: 'Bonusun iptal edildi',
        text: '{{amount}} tutarındaki bonusun geri alındı. Nedenini desteğe sorabilirsin.',
      },
    },
  },
} as const
export default texts

type Own = typeof texts
declare module '../../../i18n/texts.ts' {
  interface Shape extends Own {}
}
