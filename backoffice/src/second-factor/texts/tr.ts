/** Texts of the second factor. */
const texts = {
  secondFactor: {
    title: 'İki adımlı doğrulama',
    state: {
      off: 'Kapalı. Açtığınızda girişte şifrenizin yanında telefonunuzdaki doğrulama uygulamasının kodu da sorulur.',
      on: 'Açık. Girişte ve önemli işlemlerde doğrulama uygulamanızın kodu sorulur.',
      required:
        'Markanız yetkililerden iki adımlı doğrulama istiyor. Devam etmek için şimdi açın; telefonunuzda bir doğrulama uygulaması olmalı.',
    },
    password: 'Şifreniz',
    begin: 'Kurulumu başlat',
    picture: 'Doğrulama uygulaması için QR kodu',
    scan: 'QR kodunu doğrulama uygulamanızla okutun veya aşağıdaki anahtarı elle girin. Sonra uygulamanın gösterdiği kodu yazın.',
    code: 'Doğrulama kodu',
    codeHint: 'Uygulamanızdaki 6 haneli kod veya bir kurtarma kodu',
    turnOn: 'Doğrula ve aç',
    codes: 'Kurtarma kodları',
    codesHint:
      'Bu kodları güvenli bir yere kaydedin; bir daha gösterilmez. Telefonunuz yanınızda olmadığında her biri bir kez geçer.',
    kept: 'Kaydettim',
    codesLeft: '%{smart_count} kurtarma kodu kaldı.',
    renew: 'Kurtarma kodlarını yenile',
    renewTitle: 'Kurtarma kodları yenilensin mi?',
    renewContent: 'Eski kodlar geçersiz olur.',
    remove: 'İki adımlı doğrulamayı kapat',
    removeTitle: 'İki adımlı doğrulama kapatılsın mı?',
    removeContent: 'Hesabınız bundan sonra yalnızca şifrenizle korunur.',
    proofTitle: 'Kodunuzu yeniden girin',
    proofHint:
      'Bu işlem doğrulama kodunuzu ister. Kod girildikten sonra 5 dakika yeniden sorulmaz.',
    proof: 'Doğrula',
    reset: 'İki adımlı doğrulamayı sıfırla',
    resetTitle: '%{name} için iki adımlı doğrulama sıfırlansın mı?',
    resetContent:
      'Telefonunu kaybeden kişi içindir: tüm oturumları kapanır, girişte yalnızca şifresi sorulur.',
    resetDone: 'İki adımlı doğrulama sıfırlandı',
  },
}

export default texts
