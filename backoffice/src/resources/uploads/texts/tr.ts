/** Texts of uploaded pictures. */
const texts = {
  resources: {
    uploads: {
      name: 'Resim |||| Resimler',
      fields: {
        address: 'Resim',
        name: 'Dosya',
        width: 'Boyut (piksel)',
        bytes: 'Dosya büyüklüğü',
        username: 'Yükleyen',
        createdAt: 'Yüklenme',
      },
    },
  },
  uploads: {
    remove: 'Sil',
    removeOf: '%{name} resmini sil',
    removeTitle: '%{name} silinsin mi?',
    removeContent: 'Sitede kullanılan resimler silinemez.',
    removed: 'Resim silindi.',
  },
  values: {
    auditAction: {
      'upload.create': 'Resim yüklendi',
      'upload.update': 'Resim değişti',
      'upload.delete': 'Resim silindi',
    },
    subject: { upload: 'Resim' },
  },
}

export default texts
