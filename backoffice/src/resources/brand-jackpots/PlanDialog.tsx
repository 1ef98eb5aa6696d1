import { useState } from 'react'
import { LEVEL_KINDS } from '@grandstand/shared-types/games/jackpot/jackpot'
import type {
  JackpotLevelRow,
  JackpotRow,
  LevelChangeBody,
} from '@grandstand/shared-types/wire/games/jackpots'
import { DialogContentText, Stack } from '@mui/material'
import { useMutation } from '@tanstack/react-query'
import { useRefresh, useTranslate } from 'ra-core'
import { useCall } from '../../api/useCall.ts'
import { inLanguage } from '../../format/inLanguage.ts'
import { useFormat } from '../../format/useFormat.ts'
import { FormDialog } from '../../record/dialogs/FormDialog.tsx'
import { ChoiceField } from '../../record/inputs/ChoiceField.tsx'
import { MONEY, TIME, WHOLE, type Notation } from '../../record/inputs/notations.ts'
import { TypedField } from '../../record/inputs/TypedField.tsx'

/** A field that is not a number yet holds what was typed. */
type Typed = { [Field in keyof LevelChangeBody]: LevelChangeBody[Field] | string | null }
type Amount = Exclude<keyof LevelChangeBody, 'kind' | 'levelId'>

/** Plans the rule of a level from a moment on; it begins with the level's present rule. */
export function PlanDialog({ of: jackpot, onClose }: { of: JackpotRow; onClose: () => void }) {
  const translate = useTranslate()
  const refresh = useRefresh()
  const call = useCall()
  const { locale } = useFormat()
  const [plan, setPlan] = useState<Typed>(() => beginOf(jackpot.levels[0]))
  const body = readOf(plan)
  const write = useMutation({
    mutationFn: (sent: LevelChangeBody) =>
      call('POST /v1/brand-jackpots/:id/changes', { params: { id: jackpot.id }, body: sent }),
    onSuccess: () => {
      refresh()
      onClose()
    },
  })
  const field = (name: Amount, label: string, notation: Notation<number>) => (
    <TypedField
      notation={notation}
      label={translate(`brandJackpots.${label}`)}
      value={plan[name]}
      onChange={(value) => setPlan({ ...plan, [name]: value })}
      {...(notation === MONEY && { sign: jackpot.currency })}
    />
  )
  return (
    <FormDialog
      title={translate('brandJackpots.plan')}
      submit={translate('brandJackpots.plan')}
      isReady={body !== null}
      write={write}
      onSubmit={() => body && write.mutate(body)}
      onClose={onClose}
    >
      <DialogContentText sx={{ mb: 2 }}>{translate('brandJackpots.planHint')}</DialogContentText>
      <Stack spacing={2}>
        <ChoiceField
          label={translate('brandJackpots.level')}
          value={Number(plan.levelId)}
          options={jackpot.levels.map(({ id, names }) => [id, inLanguage(names, locale)])}
          onChange={(id) => setPlan(beginOf(jackpot.levels.find((level) => level.id === id)))}
        />
        {field('fromAt', 'from', TIME)}
        <ChoiceField
          label={translate('brandJackpots.kind.label')}
          value={plan.kind === 'random' ? 'random' : 'mystery'}
          options={LEVEL_KINDS.map((kind) => [kind, translate(`brandJackpots.kind.${kind}`)])}
          onChange={(kind) => setPlan({ ...plan, kind })}
        />
        {plan.kind === 'random' && field('meanStakesMinor', 'mean', MONEY)}
        {field('sharePpm', 'share', WHOLE)}
        {field('reservePpm', 'reserve', WHOLE)}
        {field('seedMinor', 'seed', MONEY)}
        {field('mustFallBeforeMinor', 'bound', MONEY)}
      </Stack>
    </FormDialog>
  )
}

const beginOf = (level: JackpotLevelRow | undefined): Typed => ({
  levelId: level?.id ?? 0,
  fromAt: null,
  kind: level?.kind ?? 'mystery',
  meanStakesMinor: level?.meanStakesMinor ?? 0,
  sharePpm: level?.sharePpm ?? 0,
  reservePpm: level?.reservePpm ?? 0,
  seedMinor: level?.seedMinor ?? 0,
  mustFallBeforeMinor: level?.mustFallBeforeMinor ?? 0,
})

/** Null while a field holds no value. */
function readOf({ kind, ...amounts }: Typed): LevelChangeBody | null {
  const { levelId, fromAt, meanStakesMinor, sharePpm, reservePpm, seedMinor } = amounts
  const { mustFallBeforeMinor } = amounts
  return typeof levelId === 'number' &&
    typeof fromAt === 'number' &&
    typeof meanStakesMinor === 'number' &&
    typeof sharePpm === 'number' &&
    typeof reservePpm === 'number' &&
    typeof seedMinor === 'number' &&
    typeof mustFallBeforeMinor === 'number'
    ? {
        ...{ levelId, fromAt, kind: kind === 'random' ? 'random' : 'mystery', meanStakesMinor },
        ...{ sharePpm, reservePpm, seedMinor, mustFallBeforeMinor },
      }
    : null
}
