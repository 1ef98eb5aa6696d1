/**
 * Meetings of the demo. Courses, races and whoever runs in them are invented; countries are real. One meeting follows the
 * other around the clock, two of horses and one of dogs at any hour.
 */
import type { CountryKey } from '@grandstand/shared-types/catalogue/countries'
import { names as listOf } from '../leagues/league.ts'
import type { DemoNames } from '../names.ts'

export interface Meeting {
  key: string
  kind: 'horses' | 'dogs'
  country: CountryKey
  names: DemoNames
  /** UTC, in minutes after midnight. */
  firstAtMinutes: number
  everyMinutes: number
  /** One a race, in their order. */
  races: readonly RaceTerms[]
  /** Words of the names of runners and people. */
  words: 'tr' | 'en'
}

interface RaceTerms {
  name: string
  runners: number
  isHandicap: boolean
  /** One runner comes out before the race. */
  hasWithdrawal: boolean
  /** The position that two runners share. */
  tied: 1 | 2 | null
}

const HOUR = 60
const horseRace = (runners: number, more: Partial<RaceTerms> = {}) => ({ runners, ...more })

/** The races of a meeting of horses, so that each has its dead heat and its withdrawal. */
const HORSE_RACES = [
  horseRace(8),
  horseRace(7, { hasWithdrawal: true }),
  horseRace(12, { isHandicap: true }),
  horseRace(9, { tied: 1 }),
  horseRace(16, { isHandicap: true }),
  horseRace(10, { tied: 2, hasWithdrawal: true }),
]
const TRAPS = 6
const DOG_RACES_AN_HOUR = 2
const TIED_DOGS = 5

type MeetingText = Pick<Meeting, 'key' | 'country' | 'names' | 'words'> & { hour: number }

/** Hourly, `minute` past; `races`: their names. */
function horses(text: MeetingText, minute: number, races: string): Meeting {
  const { hour, ...meeting } = text
  return {
    ...meeting,
    kind: 'horses',
    firstAtMinutes: hour * HOUR + minute,
    everyMinutes: HOUR,
    races: listOf(races).map((name, index) => ({
      name: numbered(name, index, text.words),
      ...PLAIN,
      ...HORSE_RACES[index],
    })),
  }
}

function dogs(text: MeetingText, distances: string): Meeting {
  const { hour, ...meeting } = text
  const metres = listOf(distances)
  return {
    ...meeting,
    kind: 'dogs',
    firstAtMinutes: hour * HOUR + 20,
    everyMinutes: HOUR / DOG_RACES_AN_HOUR,
    races: Array.from({ length: 12 }, (_, index) => ({
      ...PLAIN,
      name: numbered(`${metres[index % metres.length]} m`, index, text.words),
      tied: index === TIED_DOGS ? 2 : null,
    })),
  }
}

const PLAIN: Omit<RaceTerms, 'name'> = {
  runners: TRAPS,
  isHandicap: false,
  hasWithdrawal: false,
  tied: null,
}

const numbered = (name: string, index: number, words: 'tr' | 'en'): string =>
  words === 'tr' ? `${index + 1}. Koşu: ${name}` : `Race ${index + 1}: ${name}`

/** Has one race a month. */
export const MONTHLY_MEETING: Meeting = {
  key: 'race-eng-cup',
  country: 'ENG',
  kind: 'horses',
  names: { en: 'Aldersley Park' },
  words: 'en',
  firstAtMinutes: 15 * HOUR + 25,
  everyMinutes: HOUR,
  races: [{ ...PLAIN, name: 'Aldersley Gold Cup', runners: 14 }],
}

export const MEETINGS: readonly Meeting[] = [
  horses(
    { key: 'race-jp', country: 'JP', names: { en: 'Shirohama Turf' }, hour: 0, words: 'en' },
    10,
    'Plum Maiden, Lantern Stakes, Tidewater Handicap, Crane Stakes, Shirohama Handicap, Last Train Stakes'
  ),
  horses(
    { key: 'race-kr', country: 'KR', names: { en: 'Noeulgang Park' }, hour: 0, words: 'en' },
    40,
    'Juniper Maiden, Ferry Stakes, Old Mill Handicap, Stone Bridge Stakes, Noeulgang Handicap, Sundown Stakes'
  ),
  horses(
    {
      key: 'race-tr-morning',
      country: 'TR',
      names: { tr: 'Yelkentepe Hipodromu', en: 'Yelkentepe' },
      hour: 6,
      words: 'tr',
    },
    10,
    'Zambak, Kekik, Yelkentepe Handikabı, Martı, Pusula Handikabı, Deniz Feneri'
  ),
  horses(
    { key: 'race-fr', country: 'FR', names: { en: 'Val-Clairmont' }, hour: 6, words: 'en' },
    40,
    'Prix du Lavoir, Prix des Tilleuls, Val-Clairmont Handicap, Prix du Pigeonnier, Prix du Moulin Handicap, Prix du Soir'
  ),
  horses(
    { key: 'race-eng', country: 'ENG', names: { en: 'Wethermoor' }, hour: 12, words: 'en' },
    10,
    'Hedgerow Maiden, Toll Gate Stakes, Wethermoor Handicap, Millpond Stakes, Long Barrow Handicap, Lamplighter Stakes'
  ),
  horses(
    {
      key: 'race-tr-evening',
      country: 'TR',
      names: { tr: 'Akçınar Hipodromu', en: 'Akçınar' },
      hour: 12,
      words: 'tr',
    },
    40,
    'Papatya, Değirmen, Akçınar Handikabı, Kervan, Kardelen Handikabı, Gün Batımı'
  ),
  horses(
    { key: 'race-us', country: 'US', names: { en: 'Cedar Hollow' }, hour: 18, words: 'en' },
    10,
    'Sawmill Maiden, Prairie Stakes, Cedar Hollow Handicap, Covered Bridge Stakes, Foothill Handicap, Starlight Stakes'
  ),
  horses(
    { key: 'race-br', country: 'BR', names: { en: 'Morro das Garças' }, hour: 18, words: 'en' },
    40,
    'Jasmine Maiden, Lagoon Stakes, Morro Handicap, Heron Stakes, Red Earth Handicap, Night Market Stakes'
  ),
  dogs(
    { key: 'dogs-us', country: 'US', names: { en: 'Bayou Bend Dogs' }, hour: 0, words: 'en' },
    '480, 505'
  ),
  dogs(
    { key: 'dogs-eng-early', country: 'ENG', names: { en: 'Tanners Yard' }, hour: 6, words: 'en' },
    '450, 270, 450'
  ),
  dogs(
    { key: 'dogs-eng-noon', country: 'ENG', names: { en: 'Hollin Vale' }, hour: 12, words: 'en' },
    '480, 480, 640'
  ),
  dogs(
    { key: 'dogs-eng-late', country: 'ENG', names: { en: 'Kiln Road' }, hour: 18, words: 'en' },
    '460, 280, 460'
  ),
]
