/** Tennis, ice hockey, baseball and esports. */
import { EVERY_DAY, daily, leaguesOf } from './league.ts'

export const TENNIS_TOURNAMENTS = leaguesOf('tennis', [
  {
    key: 'tennis-bosphorus',
    country: 'INT',
    names: { tr: 'Boğaziçi Açık (Erkekler)', en: 'Bosphorus Open (Men)' },
    level: 0,
    teams:
      'A. Karatepe, M. Lindqvarn, J. Okonrad, P. Vesterholt, T. Abranteau, D. Kolarovik, R. Espinaza, H. Nakashiro',
    rounds: daily(EVERY_DAY, ['09:00', '11:30', '14:00', '17:30']),
  },
  {
    key: 'tennis-aegean',
    country: 'INT',
    names: { tr: 'Ege Kupası (Kadınlar)', en: 'Aegean Cup (Women)' },
    level: 0,
    teams:
      'E. Tunalioz, S. Marchetta, L. Novarova, K. Bergstrand, Y. Fujimora, C. Delacorte, I. Petrescova, N. Haddadine',
    rounds: daily(['Mon', 'Tue', 'Wed', 'Thu', 'Fri'], ['08:30', '10:00', '12:30', '15:30']),
  },
  {
    key: 'tennis-pacific',
    country: 'INT',
    names: { tr: 'Pasifik Turu (Erkekler)', en: 'Pacific Tour (Men)' },
    level: 0,
    teams: 'B. Whitlocke, O. Santorelli, G. Hasekura, V. Dragomirov, F. Almquist, W. Castellane',
    rounds: daily(['Tue', 'Thu', 'Sat', 'Sun'], ['03:00', '04:30', '06:30']),
  },
])

/** `level` is the goals a side scores on average. */
export const ICE_HOCKEY_LEAGUES = leaguesOf('iceHockey', [
  {
    key: 'hockey-se',
    country: 'SE',
    names: { tr: 'İsveç Buz Ligi', en: 'Swedish Ice League' },
    level: 2.7,
    teams:
      'Stockholm Holmen, Gothenburg Hamn, Malmo Sund, Uppsala Fyris, Lulea Midnatt, Umea Bjork, Gavle Bock, Orebro Slott',
    rounds: [
      'Tue 18:00, Tue 18:00, Thu 18:00, Thu 18:00',
      'Sat 14:15, Sat 16:15, Sat 16:15, Sun 15:00',
    ],
  },
  {
    key: 'hockey-cz',
    country: 'CZ',
    names: { tr: 'Çekya Buz Ligi', en: 'Czech Ice League' },
    level: 2.8,
    teams: 'Prague Vltava, Brno Spilberk, Ostrava Hut, Plzen Beroun, Liberec Jested, Olomouc Hana',
    rounds: ['Wed 16:30, Fri 16:30, Sun 16:00'],
  },
])

/** `level` is the runs a side scores on average. */
export const BASEBALL_LEAGUES = leaguesOf('baseball', [
  {
    key: 'baseball-us',
    country: 'US',
    names: { tr: 'Amerika Beyzbol Birliği', en: 'American Baseball Union' },
    level: 4.5,
    teams:
      'Brooklyn Ferries, Cleveland Cranes, Dallas Drovers, San Diego Gulls, Oakland Bayview, Kansas City Plains',
    rounds: daily(['Tue', 'Wed', 'Fri', 'Sat', 'Sun'], ['23:05', '00:10', '02:10']),
  },
  {
    key: 'baseball-kr',
    country: 'KR',
    names: { tr: 'Kore Beyzbol Ligi', en: 'Korean Baseball League' },
    level: 4.8,
    teams: 'Seoul Palace, Busan Harbor, Incheon Gate, Daegu Apple',
    rounds: daily(['Tue', 'Wed', 'Thu', 'Sat', 'Sun'], ['09:30', '08:00']),
  },
])

export const ESPORTS_LEAGUES = leaguesOf('esports', [
  {
    key: 'esports-euro',
    country: 'INT',
    names: { tr: 'Avrupa Arena Serisi', en: 'Europe Arena Series' },
    level: 0,
    teams: 'Nightjar Esports, Team Cobalt, Quantum Foxes, Iron Lanterns, Silent Reef, Polar Static',
    rounds: daily(EVERY_DAY, ['15:00', '18:00', '21:00']),
  },
  {
    key: 'esports-asia',
    country: 'INT',
    names: { tr: 'Asya Arena Serisi', en: 'Asia Arena Series' },
    level: 0,
    teams: 'Jade Circuit, Monsoon Five, Ember Koi, Zero Lotus',
    rounds: daily(['Mon', 'Wed', 'Thu', 'Sat', 'Sun'], ['07:00', '11:00']),
  },
])
