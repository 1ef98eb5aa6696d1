import type { ReactNode } from 'react'
import { Box } from '@mui/material'
import { deviceName } from '@grandstand/shared-types/accounts/device'
import type { SessionView } from '@grandstand/shared-types/wire/people/accounts'
import { useTranslate } from 'ra-core'
import { ToneChip } from '../fields/StatusChip.tsx'
import { Time } from '../fields/Time.tsx'
import { Loaded } from '../record/page/Loaded.tsx'

interface SessionListProps {
  answer: { data: SessionView[] | undefined; error: Error | null }
  /** The action on each session. */
  action?: (session: SessionView) => ReactNode
}

/** Sessions: device, address, beginning, last use. */
export function SessionList({ answer, action }: SessionListProps) {
  const translate = useTranslate()
  return (
    <Loaded answer={answer} sx={{ m: 2 }}>
      {(sessions) =>
        sessions.length === 0 ? (
          <Box sx={{ px: 2, py: 3, fontSize: 13, color: 'text.secondary' }}>
            {translate('sessions.none')}
          </Box>
        ) : (
          <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
            {sessions.map((session) => (
              <Session key={session.id} session={session}>
                {action?.(session)}
              </Session>
            ))}
          </Box>
        )
      }
    </Loaded>
  )
}

function Session({ session, children }: { session: SessionView; children: ReactNode }) {
  const translate = useTranslate()
  const { userAgent, ip, createdAt, lastSeenAt, isCurrent } = session
  return (
    <Box
      component="li"
      sx={{
        'display': 'grid',
        'gridTemplateColumns': { xs: '1fr 1fr', sm: '1fr 140px 140px 130px' },
        'gridTemplateAreas': {
          xs: '"device action" "begun used"',
          sm: '"device begun used action"',
        },
        'alignItems': 'center',
        'gap': '4px 16px',
        'px': 2,
        'py': 1.25,
        'minHeight': 56,
        'fontSize': 13,
        '& + &': { borderTop: '1px solid', borderColor: 'divider' },
      }}
    >
      <Box sx={{ gridArea: 'device', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Box component="span" title={userAgent} sx={{ fontWeight: 600, mr: 1 }}>
          {deviceName(userAgent) || translate('sessions.unknownDevice')}
        </Box>
        {isCurrent && <ToneChip tone="good" text={translate('sessions.current')} />}
        <Box sx={{ fontSize: 12, color: 'text.secondary' }}>{ip}</Box>
      </Box>
      <Moment area="begun" label={translate('sessions.begun')} at={createdAt} />
      <Moment area="used" label={translate('sessions.lastUsed')} at={lastSeenAt} />
      <Box sx={{ gridArea: 'action', justifySelf: 'end' }}>{children}</Box>
    </Box>
  )
}

function Moment({ area, label, at }: { area: string; label: string; at: number }) {
  return (
    <Box sx={{ gridArea: area }}>
      <Box sx={{ fontSize: 12, color: 'text.secondary' }}>{label}</Box>
      <Time at={at} />
    </Box>
  )
}
