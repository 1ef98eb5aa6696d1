import { Alert, Box, Button } from '@mui/material'
import type { SelfChecks as Found } from '@grandstand/shared-types/wire/integrity'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useNotify, useTranslate } from 'ra-core'
import { useCall, useReading } from '../../api/useCall.ts'
import { StatusChip } from '../../fields/StatusChip.tsx'
import { Time } from '../../fields/Time.tsx'
import { useFormat } from '../../format/useFormat.ts'
import { PageHeader } from '../../layout/PageHeader.tsx'
import { Facts } from '../../record/page/Facts.tsx'
import { Loaded } from '../../record/page/Loaded.tsx'
import { Panel } from '../../record/page/Panel.tsx'

const REFRESH_MS = 60_000

/** What the server found when it checked its clock and its files, with a button to check now. */
export default function SelfChecks() {
  const translate = useTranslate()
  const reading = useReading('GET /v1/self-checks')
  const answer = useQuery({ ...reading, refetchInterval: REFRESH_MS })
  return (
    <>
      <PageHeader
        title={translate('selfChecks.title')}
        actions={<CheckNow queryKey={reading.queryKey} />}
      />
      <Loaded answer={answer}>
        {(found) => (
          <>
            {found.pauses.map((pause) => (
              <Alert key={pause} severity="error" variant="outlined" sx={{ mb: 2 }}>
                {translate(`selfChecks.pauses.${pause}`)}
              </Alert>
            ))}
            <Clock of={found.clock} />
            <Release of={found.release} />
          </>
        )}
      </Loaded>
    </>
  )
}

function CheckNow({ queryKey }: { queryKey: readonly unknown[] }) {
  const translate = useTranslate()
  const notify = useNotify()
  const call = useCall()
  const client = useQueryClient()
  const { mutate, isPending } = useMutation({
    mutationFn: () => call('POST /v1/self-checks'),
    onSuccess: (found) => {
      client.setQueryData(queryKey, found)
      notify('selfChecks.done', { type: 'success' })
    },
    onError: (error) => notify(error.message, { type: 'error' }),
  })
  return (
    <Button variant="contained" disabled={isPending} onClick={() => mutate()}>
      {translate('selfChecks.checkNow')}
    </Button>
  )
}

function Clock({ of: { reference, checkedAt, driftMs, isAnswered } }: { of: Found['clock'] }) {
  const translate = useTranslate()
  const format = useFormat()
  if (reference === null) {
    return (
      <Panel title={translate('selfChecks.clock')}>{translate('selfChecks.noReference')}</Panel>
    )
  }
  return (
    <Panel title={translate('selfChecks.clock')}>
      <Facts
        facts={[
          [
            translate('selfChecks.reference'),
            reference === 'database' ? translate('selfChecks.database') : reference,
          ],
          [
            translate('selfChecks.answer'),
            <StatusChip
              key="answer"
              group="clockAnswer"
              code={isAnswered ? 'answered' : 'silent'}
            />,
          ],
          driftMs !== null && [
            translate('selfChecks.drift'),
            translate('selfChecks.ms', { ms: format.count(driftMs) }),
          ],
          [translate('selfChecks.checkedAt'), <Time key="at" hasSeconds at={checkedAt} />],
        ]}
      />
    </Panel>
  )
}

function Release({ of: found }: { of: Found['release'] }) {
  const translate = useTranslate()
  const format = useFormat()
  if (!found.isNamed) {
    return (
      <Panel title={translate('selfChecks.release')}>{translate('selfChecks.noManifest')}</Panel>
    )
  }
  return (
    <Panel title={translate('selfChecks.release')}>
      <Facts
        facts={[
          [translate('selfChecks.files'), format.count(found.fileCount)],
          [translate('selfChecks.changed'), format.count(found.changedCount)],
          [translate('selfChecks.checkedAt'), <Time key="at" hasSeconds at={found.checkedAt} />],
        ]}
      />
      {found.changed.length > 0 && (
        <Box component="ul" sx={{ mb: 0, overflowWrap: 'anywhere' }}>
          {found.changed.map((path) => (
            <li key={path}>
              <bdi dir="ltr">{path}</bdi>
            </li>
          ))}
        </Box>
      )}
    </Panel>
  )
}
