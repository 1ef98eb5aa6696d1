import { Box } from '@mui/material'
import type { ErasureRow } from '@grandstand/shared-types/wire/people/privacy'
import { useTranslate } from 'ra-core'
import { useCall } from '../../api/useCall.ts'
import { ReasonButton } from '../../record/dialogs/ReasonButton.tsx'

const DECISIONS = ['refusal', 'hastening'] as const

/** Refuses an erasure that waits, or brings it forward, each with a reason. */
export function DecideButtons({ erasure: { id, username } }: { erasure: ErasureRow }) {
  const translate = useTranslate()
  const call = useCall()
  return (
    <Box sx={{ display: 'inline-flex', gap: 1, whiteSpace: 'nowrap' }}>
      {DECISIONS.map((decision) => (
        <ReasonButton
          key={decision}
          color={decision === 'refusal' ? 'inherit' : 'error'}
          sendColor={decision === 'refusal' ? 'primary' : 'error'}
          label={translate(`erasures.${decision}`)}
          title={`${username}: ${translate(`erasures.${decision}`)}`}
          send={(reason) =>
            call(`POST /v1/erasures/:id/${decision}`, { params: { id }, body: { reason } })
          }
        />
      ))}
    </Box>
  )
}
