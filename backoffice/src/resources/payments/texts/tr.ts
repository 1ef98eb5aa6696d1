/** Texts of payments and their report. */
const texts = {
  resources: {
    payments: {
      name: 'Ödeme |||| Ödemeler',
      fields: {
        reference: 'İşlem no',
        direction: 'Tür',
        username: 'Kullanıcı',
        userId: 'Kullanıcı',
        methodName: 'Yöntem',
        methodId: 'Yöntem',
        gateway: 'Ödeme kuruluşu',
        gatewayReference: 'Kuruluşun numarası',
        state: 'Durum',
        risks: 'Uyarılar',
        claimedBy: 'İlgilenen',
        amountMinor: 'Tutar',
        feeMinor: 'Ücret',
        currency: 'Para birimi',
        reason: 'Sebep',
        createdAt: 'Talep zamanı',
        updatedAt: 'Son değişiklik',
      },
    },
  },
  payments: {
    search: 'İşlem no veya kullanıcı',
    amountFrom: 'En az tutar',
    amountTo: 'En çok tutar',
    tabs: {
      withdrawalsWaiting: 'Bekleyen çekimler',
      depositsWaiting: 'Bekleyen yatırmalar',
      withdrawalsToPay: 'Ödenecek çekimler',
      depositsOpen: 'Süren yatırmalar',
      needsLook: 'İncelenecek',
    },
    title: { deposit: 'Yatırma %{reference}', withdrawal: 'Çekim %{reference}' },
    net: { deposit: 'Hesaba geçen', withdrawal: 'Ödenecek' },
    needsLook: 'Kuruluşun bildirimine bakın',
    worksOn: '%{name} ilgileniyor',
    firstApproved: 'İlk onay: %{name}',
    officers: 'Onay',
    twoOfficers: 'İki görevli gerekir',
    steps: 'Adımlar',
    transfers: 'Hesap hareketi |||| %{smart_count} hesap hareketi',
    form: 'Oyuncunun bilgileri',
    bank: 'Banka',
    ofPlayer: '%{name}: ödemeleri',
    print: 'Yazdır',
    acts: {
      'claim': { label: 'Üstlen', title: 'Üstlen', effect: '' },
      'release': { label: 'Bırak', title: 'Bırak', effect: '' },
      'approve': {
        deposit: {
          label: 'Onayla',
          title: '%{amount} hesaba geçsin mi?',
          effect:
            '%{name} kullanıcısının bakiyesine eklenir. Paranın geldiğini görmüş olmalısınız.',
        },
        withdrawal: {
          label: 'Onayla',
          title: '%{amount} tutarındaki çekim onaylansın mı?',
        },
        steps: {
          first: {
            effect:
              '%{name} kullanıcısına henüz para gönderilmez: ikinci bir görevli de onaylamalı.',
            done: 'Onayınız kaydedildi. Sırada ikinci görevlinin onayı var.',
          },
          byHand: {
            effect:
              'Ardından bir görevli tutarı %{name} kullanıcısına elle gönderir ve ödendi olarak işaretler.',
            done: 'Onaylandı. Parayı gönderin, sonra ödendi olarak işaretleyin.',
          },
          byGateway: {
            effect: 'Ödeme kuruluşu tutarı %{name} kullanıcısına gönderir.',
            done: 'Onaylandı. Talimat ödeme kuruluşunda.',
          },
        },
      },
      'withdraw-approval': {
        label: 'Onayı geri çek',
        title: '%{amount} için verdiğiniz onay geri çekilsin mi?',
        effect: '%{name} kullanıcısının çekimi yeniden ilk onayı bekler.',
      },
      'pay': {
        label: 'Ödendi',
        title: '%{amount} ödendi mi?',
        effect: 'Çekim tamamlanır. Parayı göndermiş olmalısınız.',
      },
      'refuse': {
        label: 'Reddet',
        title: '%{amount} reddedilsin mi?',
        deposit: '%{name} kullanıcısına para yazılmaz.',
        withdrawal: 'Tutarın tamamı %{name} kullanıcısının bakiyesine döner.',
      },
      'return': {
        label: 'İade',
        title: '%{amount} iade edildi mi?',
        deposit: 'Tutar %{name} kullanıcısının bakiyesinden düşülür.',
        withdrawal: 'Tutar %{name} kullanıcısının bakiyesine döner.',
      },
      'credit-again': {
        label: 'Yeniden hesaba geçir',
        title: '%{amount} yeniden hesaba geçsin mi?',
        deposit:
          '%{name} kullanıcısının bakiyesine eklenir. Kuruluş parayı bize geri verdiyse yapın, örneğin itiraz kazanıldığında.',
        withdrawal: '',
      },
      'looked-at': {
        label: 'İncelendi',
        title: 'Kuruluşun bildirimi çözüldü mü?',
        deposit: 'Para hareketi olmaz. Ne bulduğunuzu ve ne yapıldığını yazın.',
        withdrawal: 'Para hareketi olmaz. Ne bulduğunuzu ve ne yapıldığını yazın.',
      },
    },
    report: {
      title: 'Ödeme raporu',
      byDay: 'Günlere göre',
      byMethod: 'Gün ve yönteme göre',
      day: 'Gün',
      depositMinor: 'Yatırılan',
      withdrawalMinor: 'Çekilen',
      feeMinor: 'Ücretler',
      returnedMinor: 'İadeler',
    },
  },
  values: {
    auditAction: {
      'paymentCategory.create': 'Ödeme kategorisi eklendi',
      'paymentCategory.update': 'Ödeme kategorisi değişti',
      'paymentCategory.delete': 'Ödeme kategorisi silindi',
      'paymentMethod.create': 'Ödeme yöntemi eklendi',
      'paymentMethod.update': 'Ödeme yöntemi değişti',
      'paymentMethod.delete': 'Ödeme yöntemi silindi',
      'paymentBank.create': 'Banka eklendi',
      'paymentBank.update': 'Banka değişti',
      'paymentBank.delete': 'Banka silindi',
    },
    subject: {
      paymentCategory: 'Ödeme kategorisi',
      paymentMethod: 'Ödeme yöntemi',
      paymentBank: 'Banka',
    },
    paymentRisk: {
      firstWithdrawal: 'İlk çekim',
      changedBank: 'Hesap değişti',
      depositWithoutPlay: 'Oynanmadan çekim',
      paidAfterEnd: 'Süresinden sonra ödendi',
      manyDeposits: 'Bir günde çok yatırma',
      secondAccount: 'Kişinin ikinci hesabı',
    },
    paymentNote: {
      paidAfterEnd: 'Para, işlem kapandıktan sonra geldi',
      strangeAddress: 'Kuruluş izin verilmeyen bir adrese yönlendirdi',
      gatewaySilent: 'Kuruluş yanıt vermedi; sonra sorulacak',
      noticeDiffers: 'Kuruluşun bildirdiği tutar farklı',
      noticeContradicts: 'Kuruluş, bizim dışımızda gelen ya da giden para bildirdi',
      answerAlone: 'Kuruluş imzalı bildirim olmadan böyle diyor ve tutar büyük',
      referenceTaken: 'Kuruluş bu adla başka bir ödemeyi bildirmişti',
      paidByReturn: 'Önce iade geldi; ödeme onunla birlikte hesaba geçti',
      noticeLate: 'Ödeme bildirimi, iadeden sonra geldi',
      creditedAgain: 'Yeniden hesaba geçti',
      creditedExcluded: 'Oyuncu oyuna kapalıyken para hesaba geçti',
      creditedUnfit: 'Yaşı tutmayan ya da ikinci hesabı olan oyuncuya para geçti',
      creditedOverLimit: 'Para, oyuncunun kendi yatırma limitini aştı',
      firstApproval: 'İlk onay verildi',
      approvalWithdrawn: 'İlk onay geri çekildi',
    },
    paymentGateway: {
      manual: 'Elle havale',
      sandbox: 'Deneme kuruluşu',
      voucher: 'Kupon kodu',
    },
  },
}

export default texts
