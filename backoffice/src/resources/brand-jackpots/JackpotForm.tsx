import type { JackpotBody, JackpotLevelBody } from '@grandstand/shared-types/wire/games/jackpots'
import type { RaRecord } from 'ra-core'
import { inLanguage } from '../../format/inLanguage.ts'
import { useFormat } from '../../format/useFormat.ts'
import { RecordForm } from '../../record/form/FormPage.tsx'
import { RecordHistory } from '../audit-log/RecordHistory.tsx'
import { JackpotInputs } from './JackpotInputs.tsx'
import { LevelChanges } from './LevelChanges.tsx'
import { LevelValues } from './LevelValues.tsx'

const NEW_LEVEL = {
  id: null,
  names: {},
  kind: 'mystery',
  meanStakesMinor: 0,
  sharePpm: 5_000,
  reservePpm: 0,
  seedMinor: 0,
  mustFallBeforeMinor: 0,
}
const NEW = {
  names: {},
  currency: 'TRY',
  isForAllBrands: false,
  joinedBrands: [],
  countsSport: false,
  countsDesks: true,
  countedLobbies: ['slots'],
  countedGames: [],
  listOrder: 0,
  isEnabled: true,
  levels: [NEW_LEVEL],
}

/** A jackpot with its levels, their values over time, and its changes. */
export default function JackpotForm() {
  const { locale } = useFormat()
  return (
    <RecordForm
      transform={sent}
      defaultValues={NEW}
      titleOf={({ names }: RaRecord) => inLanguage(names, locale)}
      inputs={(isNew) => <JackpotInputs isNew={isNew} />}
      below={
        <>
          <LevelValues />
          <LevelChanges />
          <RecordHistory />
        </>
      }
    />
  )
}

type Typed<Row> = { [Field in keyof Row]?: Row[Field] | null }

const sent = ({ levels, ...jackpot }: Typed<JackpotBody>): Typed<JackpotBody> => ({
  names: jackpot.names ?? {},
  currency: jackpot.currency ?? null,
  isForAllBrands: jackpot.isForAllBrands ?? false,
  joinedBrands: jackpot.joinedBrands ?? [],
  countsSport: jackpot.countsSport ?? false,
  countsDesks: jackpot.countsDesks ?? false,
  countedLobbies: jackpot.countedLobbies ?? [],
  countedGames: jackpot.countedGames ?? [],
  listOrder: jackpot.listOrder ?? 0,
  isEnabled: jackpot.isEnabled ?? false,
  levels: (levels ?? []).map(levelBody),
})

const levelBody = (level: JackpotLevelBody): JackpotLevelBody => ({
  id: level.id ?? null,
  names: level.names ?? {},
  kind: level.kind,
  meanStakesMinor: level.kind === 'random' ? level.meanStakesMinor : 0,
  sharePpm: level.sharePpm,
  reservePpm: level.reservePpm,
  seedMinor: level.seedMinor,
  mustFallBeforeMinor: level.mustFallBeforeMinor,
})
