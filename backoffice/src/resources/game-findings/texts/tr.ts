/** Texts of differences with game providers. */
const texts = {
  resources: {
    'game-findings': {
      name: 'Oyun mutabakatı |||| Oyun mutabakatı',
      fields: {
        fault: 'Fark',
        providerTransaction: 'Sağlayıcıdaki işlem',
        providerName: 'Sağlayıcı',
        providerId: 'Sağlayıcı',
        username: 'Kullanıcı',
        oursMinor: 'Bizde',
        theirsMinor: 'Sağlayıcıda',
        state: 'Durum',
        foundAt: 'Bulundu',
        acts: 'İşlemler',
      },
    },
  },
  gameFindings: {
    search: 'İşlem veya kullanıcı',
    tabs: { open: 'Karar bekleyen', ordered: 'İkinci onay bekleyen' },
    compare: {
      label: 'Şimdi karşılaştır',
      title: 'Sağlayıcıyla karşılaştır',
      span: 'Hangi işlemler',
      spans: { 1: 'Son bir saat', 24: 'Son bir gün', 168: 'Son bir hafta' },
      none: 'Sağlayıcı ile kayıtlar aynı: karar bekleyen fark yok.',
      found: '%{smart_count} fark karar bekliyor.',
    },
    listed: {
      label: 'Sağlayıcının kaydı |||| Sağlayıcıda %{smart_count} kayıt',
      title: 'Sağlayıcının listesindeki kayıt',
      kind: 'Tür',
      amount: 'Tutar',
      user: 'Kullanıcı',
      round: 'Tur',
      bet: 'Bağlı işlem',
      closes: 'Turu bitirir',
      at: 'Zaman',
      unreadable: 'Okunamayan bir kayıt.',
    },
    order: {
      by: '%{act}, talep eden %{name}: %{reason}',
      approve: 'Onayla',
      approveTitle: '“%{act}” talebi onaylansın mı?',
      refuse: 'Reddet',
      refuseTitle: '“%{act}” talebi reddedilsin mi?',
      withdraw: 'Geri çek',
      withdrawTitle: 'Talebiniz geri çekilsin mi?',
      waits: 'Kaydedildi. İkinci bir yetkilinin onayı gerekir.',
      note: 'İkinci bir yetkili onaylamadan hiçbir şey değişmez.',
    },
    acts: {
      apply: {
        label: 'Devral',
        title: 'Sağlayıcının kaydı devralınsın mı?',
        effect: 'İşlem, sağlayıcının çağrısı gelmiş gibi cüzdana yazılır.',
      },
      rollBack: {
        label: 'Geri al',
        title: 'İşlem geri alınsın mı?',
        effect: 'Bahis oyuncuya iade edilir; ona bağlı kazançlar geri alınır.',
      },
      accept: {
        label: 'Kalsın',
        title: 'Fark olduğu gibi kalsın mı?',
        effect: 'Para hareket etmez; gerekçen kayda geçer.',
      },
    },
  },
  values: {
    findingAct: { apply: 'Devral', rollBack: 'Geri al', accept: 'Kalsın' },
    findingState: {
      open: 'Karar bekliyor',
      applied: 'Devralındı',
      rolledBack: 'Geri alındı',
      accepted: 'Olduğu gibi kaldı',
      gone: 'Kendiliğinden kapandı',
    },
  },
}

export default texts
