/** Texts of banners. */
import type turkish from './tr.ts'

const texts: typeof turkish = {
  resources: {
    banners: {
      name: 'Banner |||| Banners',
      create: 'New banner',
      fields: {
        title: 'Name',
        page: 'Page',
        position: 'Place',
        language: 'Language',
        picture: 'Picture',
        phonePicture: 'Picture for phones',
        link: 'Link',
        startsAt: 'From',
        endsAt: 'Until',
        listOrder: 'Order',
        isShown: 'Shown',
      },
    },
  },
  banners: {
    titleHint: 'Read out to who cannot see the picture, where no headline stands over it.',
    linkHint: 'An address that begins with https://, or a path of the site such as /promotions.',
    pictureHint: 'A wide picture, such as 1600 × 400 pixels.',
    phonePictureHint: 'For phones, such as 800 × 400 pixels. Empty: the wide picture is shown.',
    languageHint: 'Empty: the banner is shown in every language.',
    headline: 'Headline over the picture',
    headlineHint: 'Empty in every language: the picture stands alone.',
    button: 'Button over the picture',
    buttonHint: 'Shown where the banner has a link.',
    everyLanguage: 'Every language',
  },
  values: {
    bannerPage: {
      home: 'Home page',
      sports: 'Sports',
      livebets: 'Live',
      casino: 'Casino',
      livecasino: 'Live casino',
      bingo: 'Bingo',
      tvgames: 'TV games',
      virtualgames: 'Virtual games',
    },
    bannerPosition: { top: 'Above, as slides', bottom: 'Below, side by side' },
    auditAction: {
      'banner.create': 'Banner added',
      'banner.update': 'Banner changed',
      'banner.delete': 'Banner removed',
    },
    subject: { banner: 'Banner' },
  },
}

export default texts
