/** Texts of machines. */
const texts = {
  resources: {
    machines: {
      name: 'Makine |||| Makineler',
      create: 'Makine kaydet',
      fields: {
        id: 'Makine no',
        name: 'Ad',
        machineId: 'Makine kimliği',
        mode: 'Kullanım',
        userId: 'Gişe',
        username: 'Gişe',
        state: 'Durum',
        printer: 'Yazıcı',
        shiftId: 'Açık vardiya',
        lastSaleAt: 'Son satış',
        lastSeenAt: 'Son sinyal',
        registeredAt: 'Kayıt',
        enrolledAt: 'Anahtar',
        lockedAt: 'Kilit',
        revokedAt: 'İptal',
        reason: 'Neden',
        uuid: 'Mesaj no',
        transferId: 'Hareket no',
        creditMinor: 'Tutar',
        currency: 'Para birimi',
      },
    },
  },
  machines: {
    inUse: 'Kullanımda',
    revoked: 'İptal edilmiş',
    register: 'Kaydet',
    createHint: 'Kimlik, makinenin MAC adresi gibi değişmeyen bir numarasıdır.',
    badId: 'Harf, rakam ve : . _ - içeren 4 ile 64 karakter yazın',
    codeHint: 'Bu kodu şimdi makinede girin. Kod bir daha gösterilmez.',
    codeUntil: 'Geçerlilik sonu:',
    toMachine: 'Makineye git',
    lock: 'Kilitle',
    lockHint: 'Gişe oturumu açık kalır; satış, ödeme ve iptal yapılamaz.',
    unlock: 'Kilidi aç',
    unlockHint: 'Gişe yeniden satış, ödeme ve iptal yapabilir.',
    branch: 'Bayiye aç',
    branchHint:
      'Bayinin her gişesi bu makinede şifre ya da PIN ile girer ve kendi vardiyasını açar.',
    terminal: 'Yalnız kendi gişesi',
    terminalHint:
      'Makine yalnız kendi gişesine hizmet eder. Öteki gişelerin bu makinedeki oturumu kapanır, vardiyaları açık kalır.',
    modeHint:
      'Şube makinesinde bayinin her gişesi şifre ya da PIN ile girer ve kendi vardiyasını açar.',
    revoke: 'İptal et',
    revokeHint:
      'Makinenin anahtarı kalıcı olarak geçersiz olur, oturumları kapanır ve açık vardiya sayılmadan biter. Çekmecedeki nakit eksik sayılır.',
  },
}

export default texts
