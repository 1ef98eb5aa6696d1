import type { JackpotRow, LevelChange } from '@grandstand/shared-types/wire/games/jackpots'
import { Box, Button } from '@mui/material'
import { useMutation } from '@tanstack/react-query'
import { useRecordContext, useRefresh, useTranslate } from 'ra-core'
import { useCall } from '../../api/useCall.ts'
import { Money } from '../../fields/Money.tsx'
import { ToneChip } from '../../fields/StatusChip.tsx'
import { Time } from '../../fields/Time.tsx'
import { inLanguage } from '../../format/inLanguage.ts'
import { useFormat } from '../../format/useFormat.ts'
import { DialogButton } from '../../record/dialogs/FormDialog.tsx'
import { Failures } from '../../record/page/Loaded.tsx'
import { Panel } from '../../record/page/Panel.tsx'
import { PlanDialog } from './PlanDialog.tsx'

const TONES = { planned: 'accent', inForce: 'good', withdrawn: 'quiet' } as const

/** The rules that the levels of a jackpot had, have and will have; nothing for a new one. */
export function LevelChanges() {
  const jackpot = useRecordContext<JackpotRow>()
  return jackpot?.changes ? <Changes of={jackpot} /> : null
}

function Changes({ of: jackpot }: { of: JackpotRow }) {
  const translate = useTranslate()
  const refresh = useRefresh()
  const call = useCall()
  const { locale } = useFormat()
  const withdraw = useMutation({
    mutationFn: (changeId: number) =>
      call('DELETE /v1/brand-jackpots/:id/changes/:changeId', {
        params: { id: jackpot.id, changeId },
      }),
    onSuccess: refresh,
  })
  const nameOf = (levelId: number) =>
    inLanguage(jackpot.levels.find(({ id }) => id === levelId)?.names, locale)
  return (
    <Panel
      title={translate('brandJackpots.changes')}
      aside={
        <DialogButton
          label={translate('brandJackpots.plan')}
          dialog={(close) => <PlanDialog of={jackpot} onClose={close} />}
        />
      }
    >
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1.5 }}>
        {jackpot.changes.map((change) => (
          <Box component="li" key={change.id} sx={{ display: 'flex', gap: 1.5, flexWrap: 'wrap' }}>
            <Box sx={{ flex: '1 1 260px', minWidth: 0 }}>
              <Box sx={{ fontWeight: 600 }}>
                {nameOf(change.levelId)} · <Time at={change.fromAt} />
              </Box>
              <Rule of={change} currency={jackpot.currency} />
              <Box sx={{ fontSize: 12, color: 'text.secondary' }}>
                {change.madeBy} · <Time at={change.madeAt} />
              </Box>
            </Box>
            <Box sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
              <ToneChip
                tone={TONES[change.state]}
                text={translate(`brandJackpots.state.${change.state}`)}
              />
              {change.state === 'planned' && (
                <Button
                  size="small"
                  color="inherit"
                  loading={withdraw.isPending && withdraw.variables === change.id}
                  onClick={() => withdraw.mutate(change.id)}
                >
                  {translate('brandJackpots.withdraw')}
                </Button>
              )}
            </Box>
          </Box>
        ))}
      </Box>
      <Failures error={withdraw.error} />
    </Panel>
  )
}

/** The rule in one line. */
function Rule({ of: rule, currency }: { of: LevelChange; currency: string }) {
  const translate = useTranslate()
  const { locale } = useFormat()
  const percent = (ppm: number) => (ppm / 10_000).toLocaleString(locale)
  const money = (minor: number) => <Money minor={minor} currency={currency} />
  return (
    <Box sx={{ fontSize: 14 }}>
      {translate(`brandJackpots.kind.${rule.kind}`)}
      {rule.kind === 'random' && <> ({money(rule.meanStakesMinor)})</>} ·{' '}
      {translate('brandJackpots.shareOf', { share: percent(rule.sharePpm) })}
      {rule.reservePpm > 0 && (
        <> · {translate('brandJackpots.reserveOf', { share: percent(rule.reservePpm) })}</>
      )}{' '}
      · {money(rule.seedMinor)} – {money(rule.mustFallBeforeMinor)}
    </Box>
  )
}
