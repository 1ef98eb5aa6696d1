/** Texts of the screens. */
export const screenTexts = {
  access: {
    title: 'Yönetim paneli',
    staffOnly: 'Yönetim paneli yalnızca yetkililer içindir.',
  },
  layout: {
    mainMenu: 'Ana menü',
    toLight: 'Açık görünüme geç',
    toDark: 'Koyu görünüme geç',
  },
  menu: {
    overview: 'Genel',
    people: 'Kişiler',
    catalogue: 'Bülten',
    content: 'İçerik',
    live: 'Canlı',
    ledger: 'Hesaplar',
    admin: 'Yönetim',
  },
  list: { all: 'Tümü', from: 'Başlangıç', to: 'Bitiş', none: 'Kayıt yok' },
  form: {
    amount: 'Geçerli bir tutar yazın, örneğin 12,50',
    networks: 'IP adresleri ve ağlar, örneğin 10.0.0.7 192.168.1.0/24',
    amounts: 'Tutarları boşlukla ayırın, örneğin 5 10 20',
    odds: 'Geçerli bir oran yazın, örneğin 1,85',
    day: 'Geçerli bir tarih yazın, örneğin 21.11.2026',
    time: 'Geçerli bir tarih ve saat yazın, örneğin 21.11.2026 19:45',
    calendar: 'Takvimi aç',
    reason: 'Gerekçe',
    reasonHint: 'İşlem kayıtlarına yazılır, en az 3 karakter',
  },
  picture: {
    upload: 'Resim yükle',
    hint: 'PNG, JPEG, WebP ya da GIF, en çok 5 MB; sürükleyip bırakabilir ya da bir adres yazabilirsiniz.',
  },
  ledger: {
    account: 'Cüzdan #%{id} · %{pocket}',
    transfer: 'Transfer #%{id} · %{kind}',
    legs: 'Hareketler',
  },
  catalogue: {
    name: 'Ad',
    aliasesHint: 'Dosyalarda ve kaynaklarda geçen diğer yazılışlar; Enter ile eklenir',
  },
}
