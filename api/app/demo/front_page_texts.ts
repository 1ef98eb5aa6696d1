/** What the demo's brands tell their players, in the languages of each. */
import type { PageText, Translated } from '@grandstand/shared-types/wire/site/content'
import type {
  NoticeText,
  PopupText,
  TextsByLanguage,
} from '@grandstand/shared-types/wire/site/notices'

/** Each has a picture in the look of each brand. */
export const PROMOTION_NAMES = ['bonus', 'live'] as const
type PromotionName = (typeof PROMOTION_NAMES)[number]

export interface FrontPage {
  /** Beginning of the names of its pictures. */
  picture: 'grandstand' | 'floodlight'
  banner: { title: string; link: string }
  /** Of its popups, for staff. */
  names: { slide: string; warning: string }
  promotions: Record<PromotionName, Translated<PageText>>
  slide: TextsByLanguage<PopupText>
  /** Against look-alike sites; switched off, for staff to try. */
  warning: TextsByLanguage<PopupText>
  message: TextsByLanguage<NoticeText>
}

const WARNING: FrontPage['warning'] = {
  tr: {
    title: 'Sahte sitelere dikkat',
    html: '<p>Şifrenizi telefonla ya da e-postayla asla istemeyiz. Adres çubuğunu kontrol edin.</p>',
  },
  en: {
    title: 'Beware of look-alike sites',
    html: '<p>We never ask for your password by phone or mail. Check the address bar.</p>',
  },
  de: {
    title: 'Vorsicht vor gefälschten Seiten',
    html: '<p>Wir fragen nie per Telefon oder E-Mail nach Ihrem Passwort. Prüfen Sie die Adresszeile.</p>',
  },
}

const BONUS_IN_ENGLISH: PageText = {
  title: 'Combo bonus: win up to 25% more',
  body: '<p>From the fourth selection with odds of 1.50 or more, <strong>5%</strong> is added to your winnings. The bonus grows with each selection, up to <strong>25%</strong>.</p><ul><li>You need not ask for it: your bet slip shows the bonus.</li><li>Singles and system bets have no bonus.</li></ul>',
}

const LIVE_IN_ENGLISH: PageText = {
  title: 'Live bets under the lights',
  body: '<p>Follow every match with its score, clock and course, and bet while it is played.</p><ul><li>Sell an open bet before the final whistle.</li><li>Each live bet is checked for some seconds before it is accepted.</li></ul>',
}

export const FIRST_BRAND: FrontPage = {
  picture: 'grandstand',
  banner: { title: 'Kombine bonusu', link: '/promotions' },
  names: { slide: 'Kombine bonusu', warning: 'Sahte siteler' },
  promotions: {
    bonus: {
      tr: {
        title: 'Kombine bonusu: %25’e kadar fazla kazanç',
        body: '<p>Oranı en az 1,50 olan dördüncü seçimle kazancınıza <strong>%5</strong> eklenir. Bonus her seçimle artar ve <strong>%25</strong>’e kadar çıkar.</p><ul><li>Başvuru gerekmez: kuponunuz bonusu gösterir.</li><li>Tekli ve sistem kuponlarda bonus yoktur.</li></ul>',
      },
      en: BONUS_IN_ENGLISH,
    },
    live: {
      tr: {
        title: 'Canlı bahis: maç sürerken oyna',
        body: '<p>Her maçı skoru, süresi ve gidişatıyla izleyin, maç sürerken oynayın.</p><ul><li>Açık kuponunuzu son düdükten önce satabilirsiniz.</li><li>Canlı kupon kabul edilmeden önce birkaç saniye kontrol edilir.</li></ul>',
      },
      en: LIVE_IN_ENGLISH,
    },
  },
  slide: {
    tr: {
      title: 'Kuponunuz büyüdükçe bonusunuz artar',
      html: '<p>Dört ve daha fazla seçimli kombinelerde kazancınıza <strong>%25</strong>’e kadar bonus eklenir.</p>',
    },
    en: {
      title: 'The longer the bet slip, the higher the bonus',
      html: '<p>Combos of four selections and more win a bonus of up to <strong>25%</strong>.</p>',
    },
  },
  warning: WARNING,
  message: {
    tr: {
      title: 'Hoş geldiniz',
      text: 'Kendi yatırma, kayıp ve bahis limitlerinizi hesabınızdan istediğiniz zaman belirleyebilirsiniz.',
    },
    en: {
      title: 'Welcome',
      text: 'You can set your own limits of deposits, losses and stakes in your account at any time.',
    },
  },
}

export const SECOND_BRAND_PAGE: FrontPage = {
  picture: 'floodlight',
  banner: { title: 'Live under the lights', link: '/livebets' },
  names: { slide: 'Tonight', warning: 'Look-alike sites' },
  promotions: {
    bonus: {
      en: BONUS_IN_ENGLISH,
      de: {
        title: 'Kombibonus: bis zu 25 % mehr Gewinn',
        body: '<p>Ab der vierten Auswahl mit einer Quote von 1,50 oder mehr kommen <strong>5 %</strong> zu Ihrem Gewinn hinzu. Der Bonus wächst mit jeder Auswahl bis auf <strong>25 %</strong>.</p><ul><li>Ein Antrag ist nicht nötig: Ihr Wettschein zeigt den Bonus.</li><li>Einzel- und Systemwetten haben keinen Bonus.</li></ul>',
      },
    },
    live: {
      en: LIVE_IN_ENGLISH,
      de: {
        title: 'Livewetten unter Flutlicht',
        body: '<p>Verfolgen Sie jedes Spiel mit Spielstand, Uhr und Verlauf und wetten Sie, während es läuft.</p><ul><li>Verkaufen Sie eine offene Wette vor dem Abpfiff.</li><li>Jede Livewette wird einige Sekunden geprüft, bevor sie angenommen ist.</li></ul>',
      },
    },
  },
  slide: {
    en: {
      title: 'Tonight under the lights',
      html: '<p>Live matches all evening, with prices that move as the game does.</p>',
    },
    de: {
      title: 'Heute Abend unter Flutlicht',
      html: '<p>Den ganzen Abend Livespiele, mit Quoten, die dem Spiel folgen.</p>',
    },
  },
  warning: WARNING,
  message: {
    en: {
      title: 'Welcome',
      text: 'You can set your own limits of deposits, losses and stakes in your account at any time.',
    },
    de: {
      title: 'Willkommen',
      text: 'Eigene Limits für Einzahlungen, Verluste und Einsätze können Sie jederzeit in Ihrem Konto festlegen.',
    },
  },
}
