/** Leagues that play round the clock, so that there is always a live match: youth teams, and tennis of a lower tour. */
import { inEveryLanguage } from '@grandstand/shared-types/languages/in_every_language'
import { BASKETBALL_LEAGUES, VOLLEYBALL_LEAGUES } from '../../leagues/indoor.ts'
import { names as listOf, type DemoLeague } from '../../leagues/league.ts'
import { everyName } from '../../names.ts'
import { ICE_HOCKEY_LEAGUES } from '../../leagues/other.ts'
import { SOCCER_LEAGUES } from '../../leagues/soccer.ts'
import type { LiveSportKey } from '../match/sport_models.ts'

export interface RollingLeague extends Omit<DemoLeague, 'sport' | 'rounds'> {
  sport: LiveSportKey
  /** Matches at the same time; each court has teams of its own. */
  courts: number
  isCup: boolean
}

const MIN_SIDES_A_COURT = 4

/** The youth teams of a league. */
function youth(
  leagues: readonly DemoLeague[],
  key: string,
  sport: LiveSportKey,
  most: number
): RollingLeague {
  const league = leagues.find((one) => one.key === key)
  if (!league) throw new Error(`there is no league ${key}`)
  const names = everyName(league.names)
  return {
    key: `${key}-u21`,
    sport,
    country: league.country,
    names: inEveryLanguage((language) => `${names[language]} U21`),
    level: league.level,
    teams: league.teams.map((team) => `${team} U21`),
    courts: Math.min(most, Math.floor(league.teams.length / MIN_SIDES_A_COURT)),
    isCup: false,
  }
}

const soccer = (key: string) => youth(SOCCER_LEAGUES, key, 'soccer', 2)
const basketball = (key: string) => youth(BASKETBALL_LEAGUES, key, 'basketball', 2)
const volleyball = (key: string) => youth(VOLLEYBALL_LEAGUES, key, 'volleyball', 2)
const iceHockey = (key: string) => youth(ICE_HOCKEY_LEAGUES, key, 'iceHockey', 2)

export const ROLLING_LEAGUES: readonly RollingLeague[] = [
  soccer('tr-1'),
  soccer('eng-1'),
  soccer('es-1'),
  soccer('de-1'),
  soccer('it-1'),
  soccer('fr-1'),
  soccer('br-1'),
  {
    ...soccer('nl-1'),
    key: 'youth-cup',
    country: 'INT',
    names: { tr: 'Gençlik Kupası', en: 'Youth Cup' },
    isCup: true,
  },
  basketball('basket-tr'),
  basketball('basket-es'),
  basketball('basket-gr'),
  {
    key: 'tennis-next-men',
    sport: 'tennis',
    country: 'INT',
    names: { tr: 'Yarının Yıldızları (Erkekler)', en: 'Next Stars Tour (Men)' },
    level: 0,
    teams: listOf(
      `D. Aksoylu, N. Brandvold, T. Castorini, R. Delmarque, F. Eriksholm, G. Fontanero, H. Grubenthal, I. Halvorsund,
      K. Ilievich, L. Jandrasko, M. Korkutan, O. Lavergne, P. Montaguez, S. Nordhausen, V. Ostermark, W. Pellegrand`
    ),
    courts: 4,
    isCup: false,
  },
  {
    key: 'tennis-next-women',
    sport: 'tennis',
    country: 'INT',
    names: { tr: 'Yarının Yıldızları (Kadınlar)', en: 'Next Stars Tour (Women)' },
    level: 0,
    teams: listOf(
      `A. Bergamaska, B. Cerulova, C. Dragonetti, D. Eskibahce, E. Falkensund, F. Gavrilescu, G. Hoshikawa, H. Ingvarsen,
      J. Kaltenbrun, K. Leontieva, L. Marchandis, M. Nilsberga, N. Okamurai, P. Quintanero, R. Sarikaya, S. Tomasevska`
    ),
    courts: 4,
    isCup: false,
  },
  volleyball('volley-tr'),
  volleyball('volley-it'),
  volleyball('volley-pl'),
  iceHockey('hockey-se'),
  iceHockey('hockey-cz'),
]
