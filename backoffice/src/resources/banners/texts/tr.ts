/** Texts of banners. */
import type { BannerPage, BannerPosition } from '@grandstand/shared-types/wire/site/content'

const bannerPage: Record<BannerPage, string> = {
  home: 'Ana sayfa',
  sports: 'Spor',
  livebets: 'Canlı',
  casino: 'Casino',
  livecasino: 'Canlı casino',
  bingo: 'Bingo',
  tvgames: 'TV oyunları',
  virtualgames: 'Sanal oyunlar',
}
const bannerPosition: Record<BannerPosition, string> = {
  top: 'Üstte, slayt',
  bottom: 'Altta, yan yana',
}

const texts = {
  resources: {
    banners: {
      name: 'Banner |||| Bannerlar',
      create: 'Yeni banner',
      fields: {
        title: 'Ad',
        page: 'Sayfa',
        position: 'Yer',
        language: 'Dil',
        picture: 'Görsel',
        phonePicture: 'Mobil görsel',
        link: 'Bağlantı',
        startsAt: 'Başlangıç',
        endsAt: 'Bitiş',
        listOrder: 'Sıra',
        isShown: 'Yayında',
      },
    },
  },
  banners: {
    titleHint: 'Üzerinde başlık yoksa, görseli göremeyenlere okunur.',
    linkHint: 'https:// ile başlayan bir adres ya da /promotions gibi sitenin bir yolu.',
    pictureHint: 'Geniş görsel, örneğin 1600 × 400 piksel.',
    phonePictureHint: 'Telefonlar için, örneğin 800 × 400 piksel. Boşsa geniş görsel gösterilir.',
    languageHint: 'Boşsa banner her dilde gösterilir.',
    headline: 'Görselin üzerindeki başlık',
    headlineHint: 'Hiçbir dilde yazılmazsa görsel tek başına gösterilir.',
    button: 'Görselin üzerindeki düğme',
    buttonHint: 'Bannerın bağlantısı varsa gösterilir.',
    everyLanguage: 'Bütün diller',
  },
  values: {
    bannerPage,
    bannerPosition,
    auditAction: {
      'banner.create': 'Banner eklendi',
      'banner.update': 'Banner değişti',
      'banner.delete': 'Banner silindi',
    },
    subject: { banner: 'Banner' },
  },
}

export default texts
