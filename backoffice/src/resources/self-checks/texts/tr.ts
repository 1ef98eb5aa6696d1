/** Texts of the page on which the server says what its checks of itself have found. */
const texts = {
  selfChecks: {
    title: 'Sunucu denetimi',
    checkNow: 'Şimdi denetle',
    done: 'Denetim bitti.',
    clock: 'Saat',
    reference: 'Karşılaştırılan',
    database: 'Veritabanının saati',
    answer: 'Yanıt',
    drift: 'Fark',
    ms: '%{ms} ms',
    checkedAt: 'Son denetim',
    noReference:
      'Karşılaştırılacak bir saat yok. CLOCK_REFERENCE ayarıyla bir zaman sunucusu gösterin.',
    release: 'Sürüm dosyaları',
    files: 'Denetlenen dosya',
    changed: 'Farklı dosya',
    noManifest:
      'Sürüm listesi yok. RELEASE_MANIFEST ayarıyla release:manifest komutunun dosyasını gösterin.',
    pauses: {
      clockDrift: 'Saat çok sapmış; düzelene kadar bu sunucu bahis almıyor.',
      releaseChanged: 'Kurulu dosyalar sürümden farklı; düzelene kadar bu sunucu bahis almıyor.',
    },
  },
  values: {
    clockAnswer: { answered: 'Yanıt verdi', silent: 'Yanıt yok' },
  },
}

export default texts
