/** Tennis, ice hockey, baseball and esports. */
import { daily, EVERY_DAY, names, type DemoLeague } from './league.ts'

export const TENNIS_TOURNAMENTS: readonly DemoLeague[] = [
  {
    key: 'tennis-bosphorus',
    sport: 'tennis',
    country: 'INT',
    names: { tr: 'Boğaziçi Açık (Erkekler)', en: 'Bosphorus Open (Men)' },
    level: 0,
    teams: names(
      'A. Karatepe, M. Lindqvarn, J. Okonrad, P. Vesterholt, T. Abranteau, D. Kolarovik, R. Espinaza, H. Nakashiro'
    ),
    rounds: daily(EVERY_DAY, ['09:00', '11:30', '14:00', '17:30']),
  },
  {
    key: 'tennis-aegean',
    sport: 'tennis',
    country: 'INT',
    names: { tr: 'Ege Kupası (Kadınlar)', en: 'Aegean Cup (Women)' },
    level: 0,
    teams: names(
      'E. Tunalioz, S. Marchetta, L. Novarova, K. Bergstrand, Y. Fujimora, C. Delacorte, I. Petrescova, N. Haddadine'
    ),
    rounds: daily(['Mon', 'Tue', 'Wed', 'Thu', 'Fri'], ['08:30', '10:00', '12:30', '15:30']),
  },
  {
    key: 'tennis-pacific',
    sport: 'tennis',
    country: 'INT',
    names: { tr: 'Pasifik Turu (Erkekler)', en: 'Pacific Tour (Men)' },
    level: 0,
    teams: names(
      'B. Whitlocke, O. Santorelli, G. Hasekura, V. Dragomirov, F. Almquist, W. Castellane'
    ),
    rounds: daily(['Tue', 'Thu', 'Sat', 'Sun'], ['03:00', '04:30', '06:30']),
  },
]

/** `level` is the goals a side scores on average. */
export const ICE_HOCKEY_LEAGUES: readonly DemoLeague[] = [
  {
    key: 'hockey-se',
    sport: 'iceHockey',
    country: 'SE',
    names: { tr: 'İsveç Buz Ligi', en: 'Swedish Ice League' },
    level: 2.7,
    teams: names(
      'Stockholm Holmen, Gothenburg Hamn, Malmo Sund, Uppsala Fyris, Lulea Midnatt, Umea Bjork, Gavle Bock, Orebro Slott'
    ),
    rounds: [
      ['Tue 18:00', 'Tue 18:00', 'Thu 18:00', 'Thu 18:00'],
      ['Sat 14:15', 'Sat 16:15', 'Sat 16:15', 'Sun 15:00'],
    ],
  },
  {
    key: 'hockey-cz',
    sport: 'iceHockey',
    country: 'CZ',
    names: { tr: 'Çekya Buz Ligi', en: 'Czech Ice League' },
    level: 2.8,
    teams: names(
      'Prague Vltava, Brno Spilberk, Ostrava Hut, Plzen Beroun, Liberec Jested, Olomouc Hana'
    ),
    rounds: [['Wed 16:30', 'Fri 16:30', 'Sun 16:00']],
  },
]

/** `level` is the runs a side scores on average. */
export const BASEBALL_LEAGUES: readonly DemoLeague[] = [
  {
    key: 'baseball-us',
    sport: 'baseball',
    country: 'US',
    names: { tr: 'Amerika Beyzbol Birliği', en: 'American Baseball Union' },
    level: 4.5,
    teams: names(
      'Brooklyn Ferries, Cleveland Cranes, Dallas Drovers, San Diego Gulls, Oakland Bayview, Kansas City Plains'
    ),
    rounds: daily(['Tue', 'Wed', 'Fri', 'Sat', 'Sun'], ['23:05', '00:10', '02:10']),
  },
  {
    key: 'baseball-kr',
    sport: 'baseball',
    country: 'KR',
    names: { tr: 'Kore Beyzbol Ligi', en: 'Korean Baseball League' },
    level: 4.8,
    teams: names('Seoul Palace, Busan Harbor, Incheon Gate, Daegu Apple'),
    rounds: daily(['Tue', 'Wed', 'Thu', 'Sat', 'Sun'], ['09:30', '08:00']),
  },
]

export const ESPORTS_LEAGUES: readonly DemoLeague[] = [
  {
    key: 'esports-euro',
    sport: 'esports',
    country: 'INT',
    names: { tr: 'Avrupa Arena Serisi', en: 'Europe Arena Series' },
    level: 0,
    teams: names(
      'Nightjar Esports, Team Cobalt, Quantum Foxes, Iron Lanterns, Silent Reef, Polar Static'
    ),
    rounds: daily(EVERY_DAY, ['15:00', '18:00', '21:00']),
  },
  {
    key: 'esports-asia',
    sport: 'esports',
    country: 'INT',
    names: { tr: 'Asya Arena Serisi', en: 'Asia Arena Series' },
    level: 0,
    teams: names('Jade Circuit, Monsoon Five, Ember Koi, Zero Lotus'),
    rounds: daily(['Mon', 'Wed', 'Thu', 'Sat', 'Sun'], ['07:00', '11:00']),
  },
]
