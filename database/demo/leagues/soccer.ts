import { names, type DemoLeague } from './league.ts'

const sport = 'soccer'

/** `level` is the goals a side scores on average. */
export const SOCCER_LEAGUES: readonly DemoLeague[] = [
  {
    key: 'tr-1',
    sport,
    country: 'TR',
    names: { tr: 'Ulusal Lig', en: 'National League' },
    level: 1.38,
    teams: names(
      `Ankara City, Izmir Athletic, Bursa Rovers, Adana Stars, Konya United, Antalya Coast, Trabzon Harbour, Samsun Port,
      Eskisehir Rail, Kayseri Union, Gaziantep Falcons, Sivas Highland, Rize Rovers, Mersin Bay, Denizli Town, Istanbul Bosphorus`
    ),
    rounds: [
      [
        'Fri 17:00',
        'Sat 10:30',
        'Sat 13:00',
        'Sat 16:00',
        'Sun 10:30',
        'Sun 13:00',
        'Sun 16:00',
        'Mon 17:00',
      ],
    ],
  },
  {
    key: 'tr-2',
    sport,
    country: 'TR',
    names: { tr: 'Birinci Küme', en: 'First Division' },
    level: 1.24,
    teams: names(
      `Manisa Town, Balikesir Athletic, Sakarya United, Kocaeli Gulf, Malatya Orchard, Erzurum Peak, Ordu Coast, Giresun Hazel,
      Bolu Forest, Duzce Town, Afyon Castle, Usak Weavers, Aydin Plain, Mugla Bay, Van Lake, Hatay Cedar`
    ),
    rounds: [
      [
        'Tue 14:00',
        'Tue 17:00',
        'Wed 11:00',
        'Wed 14:00',
        'Wed 17:00',
        'Thu 14:00',
        'Sat 11:30',
        'Sun 11:30',
      ],
    ],
  },
  {
    key: 'eng-1',
    sport,
    country: 'ENG',
    names: { tr: 'Kuzey Güney Ligi', en: 'North South League' },
    level: 1.42,
    teams: names(
      `London Wanderers, Manchester Mills, Liverpool Docks, Leeds Borough, Birmingham Forge, Newcastle Tyne, Bristol Avon,
      Sheffield Steel, Nottingham Lace, Southampton Quay, Brighton Pier, Leicester Abbey, Norwich Broads, Derby Park,
      Plymouth Sound, Oxford Spires`
    ),
    rounds: [
      [
        'Fri 20:00',
        'Sat 12:30',
        'Sat 15:00',
        'Sat 15:00',
        'Sat 17:30',
        'Sun 14:00',
        'Sun 16:30',
        'Mon 20:00',
      ],
    ],
  },
  {
    key: 'eng-2',
    sport,
    country: 'ENG',
    names: { tr: 'Taşra Ligi', en: 'Counties League' },
    level: 1.27,
    teams: names(
      `York Minster, Bath Crescent, Exeter Gate, Carlisle Border, Lincoln Castle, Chester Walls, Durham Wear, Gloucester Docks,
      Hereford Vale, Lancaster Lune, Peterborough Fen, Worcester Severn, Salisbury Plain, Canterbury Kent, Truro Cornish, Wells Mendip`
    ),
    rounds: [
      [
        'Tue 19:45',
        'Tue 19:45',
        'Tue 20:00',
        'Wed 19:45',
        'Wed 19:45',
        'Wed 20:00',
        'Thu 19:45',
        'Thu 20:00',
      ],
    ],
  },
  {
    key: 'es-1',
    sport,
    country: 'ES',
    names: { tr: 'İberya Ligi', en: 'Iberian League' },
    level: 1.26,
    teams: names(
      `Madrid Norte, Barcelona Port, Valencia Huerta, Sevilla Torre, Bilbao Ria, Zaragoza Ebro, Malaga Costa, Murcia Vega,
      Granada Sierra, Vigo Atlantic, Gijon Playa, Cordoba Puente, Alicante Sol, Burgos Castilla`
    ),
    rounds: [
      ['Fri 19:00', 'Sat 14:15', 'Sat 16:30', 'Sat 19:00', 'Sun 12:00', 'Sun 16:30', 'Mon 19:00'],
    ],
  },
  {
    key: 'de-1',
    sport,
    country: 'DE',
    names: { tr: 'Almanya Birlik Ligi', en: 'Union League' },
    level: 1.55,
    teams: names(
      `Berlin Spree, Hamburg Alster, Munich Isar, Cologne Dom, Frankfurt Main, Stuttgart Neckar, Dortmund Zeche, Leipzig Messe,
      Bremen Weser, Hannover Leine, Nuremberg Burg, Dresden Elbe, Bochum Ruhr, Freiburg Wald`
    ),
    rounds: [
      ['Fri 19:30', 'Sat 14:30', 'Sat 14:30', 'Sat 14:30', 'Sat 17:30', 'Sun 14:30', 'Sun 16:30'],
    ],
  },
  {
    key: 'it-1',
    sport,
    country: 'IT',
    names: { tr: 'Yarımada Ligi', en: 'Peninsula League' },
    level: 1.31,
    teams: names(
      `Rome Tiber, Milan Navigli, Naples Bay, Turin Mole, Genoa Lanterna, Bologna Torri, Florence Arno, Verona Arena,
      Palermo Conca, Bari Levante, Venice Laguna, Parma Ducale, Trieste Bora, Cagliari Isola`
    ),
    rounds: [
      ['Fri 19:45', 'Sat 14:00', 'Sat 17:00', 'Sat 19:45', 'Sun 11:30', 'Sun 17:00', 'Mon 19:45'],
    ],
  },
  {
    key: 'fr-1',
    sport,
    country: 'FR',
    names: { tr: 'Altıgen Ligi', en: 'Hexagon League' },
    level: 1.33,
    teams: names(
      `Paris Rive, Lyon Rhone, Marseille Calanque, Lille Nord, Bordeaux Garonne, Nantes Loire, Toulouse Rose, Nice Baie,
      Rennes Armor, Strasbourg Ill, Reims Sacre, Dijon Cote, Grenoble Alpes, Brest Rade`
    ),
    rounds: [
      ['Fri 19:00', 'Sat 15:00', 'Sat 17:00', 'Sat 19:00', 'Sun 13:00', 'Sun 15:00', 'Sun 19:45'],
    ],
  },
  {
    key: 'nl-1',
    sport,
    country: 'NL',
    names: { tr: 'Polder Ligi', en: 'Polder League' },
    level: 1.62,
    teams: names(
      `Amsterdam Gracht, Rotterdam Maas, Utrecht Domstad, Eindhoven Licht, Groningen Noord, Arnhem Rijn, Breda Mark,
      Zwolle Ijssel, Tilburg Wol, Haarlem Spaarne, Leiden Sleutel, Maastricht Zuid`
    ),
    rounds: [['Thu 18:00', 'Fri 19:00', 'Sat 15:30', 'Sat 19:00', 'Sun 11:15', 'Sun 13:30']],
  },
  {
    key: 'br-1',
    sport,
    country: 'BR',
    names: { tr: 'Atlantik Ligi', en: 'Atlantic League' },
    level: 1.22,
    teams: names(
      `Rio Guanabara, Sao Paulo Serra, Salvador Farol, Recife Capibaribe, Fortaleza Dunas, Porto Alegre Guaiba, Curitiba Pinhal,
      Belem Foz, Manaus Rio Negro, Goiania Cerrado, Natal Sol, Vitoria Baia`
    ),
    rounds: [
      ['Wed 22:00', 'Wed 23:30', 'Thu 00:30', 'Thu 22:00', 'Thu 23:30', 'Fri 00:30'],
      ['Sat 19:00', 'Sat 21:30', 'Sat 23:30', 'Sun 19:00', 'Sun 21:00', 'Sun 23:00'],
    ],
  },
  {
    key: 'us-1',
    sport,
    country: 'US',
    names: { tr: 'Kıtalar Ligi', en: 'Continental League' },
    level: 1.45,
    teams: names(
      `Boston Harbor, Chicago Lake, Denver Mile, Seattle Sound, Portland Cascade, Austin Hills, Miami Keys, Phoenix Mesa,
      Detroit Motor, Atlanta Peach`
    ),
    rounds: [['Wed 23:30', 'Sat 20:00', 'Sat 23:30', 'Sun 01:30', 'Sun 02:30']],
  },
  {
    key: 'jp-1',
    sport,
    country: 'JP',
    names: { tr: 'Ada Ligi', en: 'Island League' },
    level: 1.25,
    teams: names(
      `Tokyo Sumida, Osaka Yodo, Kyoto Kamo, Nagoya Castle, Sapporo Snow, Sendai Grove, Hiroshima Delta, Fukuoka Hakata,
      Niigata Rice, Kobe Rokko, Shizuoka Fuji, Nagasaki Bay`
    ),
    rounds: [['Tue 10:00', 'Wed 10:00', 'Sat 05:00', 'Sat 06:00', 'Sat 10:00', 'Sun 05:00']],
  },
]
