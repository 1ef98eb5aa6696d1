/** Basketball, handball and volleyball. */
import { daily, leaguesOf } from './league.ts'

/** `level` is the average points of both sides together. */
export const BASKETBALL_LEAGUES = leaguesOf('basketball', [
  {
    key: 'basket-tr',
    country: 'TR',
    names: { tr: 'Anadolu Basketbol Ligi', en: 'Anatolia Basketball League' },
    level: 163,
    teams: `Ankara Giants, Izmir Waves, Bursa Peaks, Adana Sunrays, Konya Steppe, Antalya Corsairs, Samsun Storm, Eskisehir Steam,
      Kayseri Craters, Trabzon Tides`,
    rounds: [
      'Tue 16:00, Tue 17:30, Wed 16:00, Wed 17:30, Thu 17:00',
      'Sat 11:00, Sat 13:30, Sat 16:00, Sun 12:00, Sun 15:00',
    ],
  },
  {
    key: 'basket-es',
    country: 'ES',
    names: { tr: 'İspanya Basketbol Ligi', en: 'Spanish Basketball League' },
    level: 166,
    teams: `Madrid Meseta, Barcelona Mar, Valencia Turia, Malaga Brisa, Bilbao Hierro, Zaragoza Cierzo, Murcia Huerta,
      Vitoria Llanada`,
    rounds: ['Fri 19:30, Sat 17:00, Sat 19:45, Sun 11:30'],
  },
  {
    key: 'basket-gr',
    country: 'GR',
    names: { tr: 'Yunanistan Basketbol Ligi', en: 'Greek Basketball League' },
    level: 158,
    teams:
      'Athens Hill, Piraeus Anchor, Thessaloniki Gulf, Patras Strait, Larissa Plain, Volos Argo, Chania Lefka, Rhodes Isle',
    rounds: ['Mon 17:00, Thu 18:00, Sat 15:00, Sun 15:15'],
  },
  {
    key: 'basket-us',
    country: 'US',
    names: { tr: 'Amerika Basketbol Birliği', en: 'American Basketball Union' },
    level: 224,
    teams: `Boston Lanterns, New York Bridges, Chicago Gales, Denver Summits, Seattle Rain, Houston Bayou, Miami Surf, Portland Timberline,
      Detroit Foundry, Memphis River`,
    rounds: daily(['Mon', 'Wed', 'Fri', 'Sun'], ['00:10', '00:40', '01:10', '02:10', '23:40']),
  },
])

/** `level` is the average goals of both sides together. */
export const HANDBALL_LEAGUES = leaguesOf('handball', [
  {
    key: 'handball-de',
    country: 'DE',
    names: { tr: 'Almanya Hentbol Ligi', en: 'German Handball League' },
    level: 58,
    teams:
      'Kiel Forde, Flensburg Nord, Magdeburg Tor, Leipzig Halle, Erlangen Regnitz, Lemgo Lippe, Wetzlar Lahn, Gummersbach Berg',
    rounds: ['Thu 18:00, Sat 17:00, Sat 19:00, Sun 15:00'],
  },
  {
    key: 'handball-dk',
    country: 'DK',
    names: { tr: 'Danimarka Hentbol Ligi', en: 'Danish Handball League' },
    level: 60,
    teams: 'Aalborg Fjord, Aarhus Bugt, Odense Canal, Esbjerg Vest, Kolding Borg, Skive Limfjord',
    rounds: ['Tue 18:30, Wed 18:00, Sun 14:00'],
  },
])

export const VOLLEYBALL_LEAGUES = leaguesOf('volleyball', [
  {
    key: 'volley-tr',
    country: 'TR',
    names: { tr: 'Kadınlar Voleybol Ligi', en: 'Women Volleyball League' },
    level: 0,
    teams:
      'Ankara Kale VK, Istanbul Bogaz VK, Izmir Korfez VK, Bursa Uludag VK, Konya Bozkir VK, Aydin Ova VK, Mersin Liman VK, Edirne Meric VK',
    rounds: [
      'Tue 13:00, Tue 16:00, Wed 14:00, Thu 15:00',
      'Fri 15:00, Sat 10:00, Sat 12:30, Sun 12:00',
    ],
  },
  {
    key: 'volley-it',
    country: 'IT',
    names: { tr: 'İtalya Voleybol Ligi', en: 'Italian Volleyball League' },
    level: 0,
    teams:
      'Trento Adige, Perugia Umbra, Modena Ghirlandina, Padova Brenta, Piacenza Po, Ravenna Mosaic',
    rounds: ['Wed 19:30, Sat 17:00, Sun 17:00'],
  },
  {
    key: 'volley-pl',
    country: 'PL',
    names: { tr: 'Polonya Voleybol Ligi', en: 'Polish Volleyball League' },
    level: 0,
    teams:
      'Warsaw Vistula, Krakow Wawel, Gdansk Amber, Poznan Warta, Lublin Bystrzyca, Katowice Spodek',
    rounds: ['Mon 16:30, Fri 17:30, Sun 13:45'],
  },
])
