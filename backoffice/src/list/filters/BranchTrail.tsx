import { Box } from '@mui/material'
import { useTranslate } from 'ra-core'
import { useTrail } from '../../access/useTrail.ts'
import { Trail } from '../../layout/Trail.tsx'
import { useBranchScope } from './useBranchScope.ts'

/** The trail to the user in whose branch the rows are; hidden while the list shows the reader's whole branch. */
export function BranchTrail() {
  const translate = useTranslate()
  const scoped = useBranchScope()
  const isBelow = scoped !== null && scoped.userId !== scoped.ownId
  const trail = useTrail(isBelow ? scoped.userId : null)
  if (!isBelow || trail.length === 0) return null
  return (
    <Box sx={{ px: 1.5, pt: 1.25 }}>
      <Trail
        label={translate('lists.place')}
        steps={trail.map(({ id, username }) => ({ id, name: username }))}
        onChoose={(userId) => scoped.change({ userId })}
      />
    </Box>
  )
}
