/** Texts of game providers, and of games in the audit log. */
const texts = {
  resources: {
    'game-providers': {
      name: 'Oyun sağlayıcısı |||| Oyun sağlayıcıları',
      create: 'Yeni oyun sağlayıcısı',
      fields: {
        code: 'Kod',
        name: 'Ad',
        dialect: 'Cüzdan dili',
        apiUrl: 'API adresi',
        allowedAddresses: 'İzinli adresler',
        allowedOrigins: 'Oyun sayfalarının kökenleri',
        publicKey: 'Açık anahtar (PEM)',
        secretNames: 'Gizli anahtarlar',
        listOrder: 'Sıra',
        isEnabled: 'Açık',
      },
    },
  },
  gameProviders: {
    search: 'Ad veya kod',
    codeHint: 'Cüzdan adresinin parçası: /v1/wallet/<kod>',
    apiUrlHint: 'Oyun listesi ve açılışlar buradan istenir; https:// ile başlar.',
    addressesHint: 'Sağlayıcının bizi aradığı IP adresleri veya ağlar; boşsa her adres.',
    originsHint: 'Oyun yalnızca bu kökenlerden açılır: https://games.example',
    publicKeyHint: 'Sağlayıcı RSA ile imzalıyorsa; boşsa ortak gizli anahtar kullanılır.',
    hmacSecret: 'Ortak gizli anahtar (HMAC)',
    stored: 'Kayıtlı; değiştirmek için yenisini yaz',
    secretsLost: 'Gizli anahtar bu sunucuda okunamıyor; yeniden gir.',
    import: 'Oyun listesini al',
    importTitle: '%{name}: oyun listesini al',
    importHint:
      'Yeni oyunlar eklenir, bilinenlerin bilgileri yenilenir. Sıran, kategorilerin ve yayın seçimlerin olduğu gibi kalır.',
    showNew: 'Yeni oyunları hemen yayına al',
    imported: '%{added} yeni, %{changed} değişti, %{unchanged} aynı',
    importRefused: '%{refused} oyunun biçimi yanlış olduğu için alınmadı.',
    importGone: 'Listede artık olmayan %{gone} oyun var; istersen yayından kaldır.',
    sections: { general: 'Genel', access: 'Erişim', keys: 'Anahtarlar' },
  },
  values: {
    walletDialect: { grandstand: 'Grandstand', hub88: 'Hub88' },
    auditAction: {
      'gameProvider.create': 'Oyun sağlayıcısı eklendi',
      'gameProvider.update': 'Oyun sağlayıcısı değişti',
      'gameProvider.delete': 'Oyun sağlayıcısı silindi',
      'gameCategory.create': 'Oyun kategorisi eklendi',
      'gameCategory.update': 'Oyun kategorisi değişti',
      'gameCategory.delete': 'Oyun kategorisi silindi',
      'game.create': 'Oyun eklendi',
      'game.update': 'Oyun değişti',
      'game.delete': 'Oyun silindi',
    },
    subject: {
      gameProvider: 'Oyun sağlayıcısı',
      gameCategory: 'Oyun kategorisi',
      game: 'Oyun',
    },
  },
}

export default texts
