/**
 * Teams with several spellings in football-data files, by country. The first spelling is shown. To add a team, add a
 * line; to add a spelling, add it to the team's line. Case and accents are ignored.
 */
import type { CountryKey } from '@grandstand/shared-types/catalogue/countries'
import { foldName } from '#catalogue/actions/import_names'
import type { MatchTeam } from '#season_files/reading/season_matches'

const SPELLINGS: Partial<Record<CountryKey, readonly (readonly string[])[]>> = {
  TR: [
    ['Ad. Demirspor', 'Adana Demirspor'],
    ['Akhisar Belediyespor', 'Akhisar'],
    ['Buyuksehyr', 'Istanbul BB', 'Istanbul Buyuksehir', 'Basaksehir', 'Istanbul Basaksehir'],
    ['Erzurum BB', 'Erzurumspor', 'Buyuksehir Belediye Erzurumspor'],
    ['Gaziantep', 'Gazisehir Gaziantep', 'Gaziantep FK'],
    ['Goztep', 'Goztepe'],
    ['Karagumruk', 'Fatih Karagumruk'],
    ['Karabukspor', 'Kardemir Karabukspor'],
    ['Mersin Idman Yurdu', 'Mersin'],
    ['Rizespor', 'Caykur Rizespor'],
    ['Umraniyespor', 'Umraniye'],
  ],
  ENG: [
    ['Bournemouth', 'AFC Bournemouth'],
    ['Brighton', 'Brighton & Hove Albion'],
    ['Luton', 'Luton Town'],
    ['Man City', 'Manchester City'],
    ['Man United', 'Manchester United', 'Man Utd'],
    ['Milton Keynes Dons', 'MK Dons'],
    ['Newcastle', 'Newcastle United'],
    ["Nott'm Forest", 'Nottingham Forest'],
    ['QPR', 'Queens Park Rangers'],
    ['Sheffield United', 'Sheffield Utd'],
    ['Sheffield Weds', 'Sheffield Wednesday'],
    ['Tottenham', 'Spurs', 'Tottenham Hotspur'],
    ['West Brom', 'West Bromwich', 'West Bromwich Albion'],
    ['West Ham', 'West Ham United'],
    ['Wolves', 'Wolverhampton', 'Wolverhampton Wanderers'],
  ],
  ES: [
    ['Ath Bilbao', 'Athletic Bilbao'],
    ['Ath Madrid', 'Atletico Madrid'],
    ['Espanol', 'Espanyol'],
    ['La Coruna', 'Dep. La Coruna', 'Deportivo La Coruna'],
    ['Sociedad', 'Real Sociedad'],
    ['Sp Gijon', 'Sporting Gijon'],
    ['Vallecano', 'Rayo Vallecano'],
  ],
  DE: [
    ["M'gladbach", 'Monchengladbach', 'Borussia Monchengladbach'],
    ['Ein Frankfurt', 'Eintracht Frankfurt'],
    ['FC Koln', 'Koln'],
  ],
  GR: [
    ['Asteras Tripolis', 'Asteras'],
    ['Olympiakos', 'Olympiacos'],
    ['Giannina', 'PAS Giannina'],
  ],
}

/** The team of a file's spelling; a spelling outside the list is a team of its own. */
export function spellingOf(country: CountryKey, written: string): MatchTeam {
  const folded = foldName(written)
  const found = SPELLINGS[country]?.find((team) => team.some((name) => foldName(name) === folded))
  const [name = written, ...others] = found ?? []
  return { name, others }
}
