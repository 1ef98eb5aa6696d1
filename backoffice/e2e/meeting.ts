/** A place where horses race, and races there, made over the API. */
import type { APIRequestContext } from '@playwright/test'
import { SPORT_IDS } from '@grandstand/shared-types/catalogue/sports'
import type { MatchRow } from '@grandstand/shared-types/wire/betting/catalogue'
import { RACE_WINNER } from '@grandstand/shared-types/markets/table/races'
import { send } from './support.ts'

const HOUR_MS = 3_600_000

/** A tournament of races of this name, in a country of its own. */
export async function makeMeeting(
  staff: APIRequestContext,
  name: string,
  sportId: number = SPORT_IDS.horseRacing
): Promise<number> {
  const { id: categoryId } = await send<{ id: number }>(staff, '/v1/categories', {
    name: `${name} Country`,
    sportId,
  })
  const { id } = await send<{ id: number }>(staff, '/v1/tournaments', { name, categoryId })
  return id
}

/** A race of three with a Winner market, of horses or of cars, an hour from now; resolves to its match. */
export async function makeRace(
  staff: APIRequestContext,
  name: string,
  kind: 'horses' | 'motorSport' = 'horses'
): Promise<number> {
  const sportId = kind === 'horses' ? SPORT_IDS.horseRacing : SPORT_IDS.motorSport
  const tournamentId = await makeMeeting(staff, name, sportId)
  const { id } = await send<MatchRow>(staff, '/v1/races', {
    tournamentId,
    name: `${name} Stakes`,
    startsAt: Date.now() + HOUR_MS,
    kind,
    runners: ['Aldaniti', 'Crisp', 'Red Rum'].map((runner, at) => ({
      number: at + 1,
      name: runner,
      card: {
        jockey: 'B. Fletcher',
        draw: at + 1,
        form: '12-3F',
        colours: ['red, white star', 'yellow', 'blue, white hoops'][at],
      },
    })),
  })
  await send(staff, '/v1/markets', {
    matchId: id,
    marketTypeId: RACE_WINNER,
    isMainLine: true,
    outcomes: [1, 2, 3].map((key) => ({ key: String(key), oddsMilli: 2_000 + key * 500 })),
  })
  return id
}
