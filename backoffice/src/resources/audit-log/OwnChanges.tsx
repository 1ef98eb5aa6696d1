import { Box } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useTranslate } from 'ra-core'
import type { OwnChange } from '@grandstand/shared-types/wire/audit'
import { useReading } from '../../api/useCall.ts'
import { Time } from '../../fields/Time.tsx'
import { useFormat } from '../../format/useFormat.ts'
import { ValueText } from '../../fields/ValueText.tsx'
import { Loaded } from '../../record/page/Loaded.tsx'
import { Panel } from '../../record/page/Panel.tsx'
import { ChangeLines } from './AuditDetail.tsx'
import { changesOf } from './changes.ts'

/** Changes to the signed-in user's own account: limits, rights, password, second factor. */
export function OwnChanges() {
  const translate = useTranslate()
  const answer = useQuery(useReading('GET /v1/me/changes'))
  return (
    <Panel title={translate('account.changes')} isFlush>
      <Loaded answer={answer} sx={{ m: 2 }}>
        {(changes) =>
          changes.length === 0 ? (
            <Box sx={{ px: 2, py: 3, fontSize: 13, color: 'text.secondary' }}>
              {translate('account.noChanges')}
            </Box>
          ) : (
            <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
              {changes.map((change) => (
                <Entry key={change.id} change={change} />
              ))}
            </Box>
          )
        }
      </Loaded>
    </Panel>
  )
}

function Entry({ change }: { change: OwnChange }) {
  const translate = useTranslate()
  const format = useFormat()
  const { isOwn, actorName, action, detail, createdAt } = change
  const by = isOwn ? translate('account.byMyself') : (actorName ?? format.value('actor', 'system'))
  return (
    <Box
      component="li"
      sx={{
        'display': 'grid',
        'gridTemplateColumns': { xs: '1fr', sm: '150px 240px 1fr' },
        'alignItems': 'baseline',
        'gap': '4px 16px',
        'px': 2,
        'py': 1.25,
        'fontSize': 13,
        '& + &': { borderTop: '1px solid', borderColor: 'divider' },
      }}
    >
      <Time at={createdAt} />
      <span>
        <ValueText group="auditAction" code={action} />
        <Box sx={{ color: isOwn ? 'text.secondary' : 'warning.main' }}>{by}</Box>
      </span>
      <ChangeLines changes={changesOf(detail)} of="user" />
    </Box>
  )
}
