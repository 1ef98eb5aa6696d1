import {
  groupOf,
  PERMISSION_GROUPS,
  type Permission,
} from '@grandstand/shared-types/accounts/user_types'
import { Box } from '@mui/material'
import { ToneChip } from '../../fields/StatusChip.tsx'
import { useFormat } from '../../format/useFormat.ts'

/** Permissions to read, by group. */
export function PermissionList({ permissions }: { permissions: readonly Permission[] }) {
  const format = useFormat()
  const groups = PERMISSION_GROUPS.map((group) => ({
    group,
    held: permissions.filter((permission) => groupOf(permission) === group),
  })).filter(({ held }) => held.length > 0)
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {groups.map(({ group, held }) => (
        <div key={group}>
          <Box sx={{ fontSize: 12, color: 'text.secondary', mb: 0.75 }}>
            {format.value('permissionGroup', group)}
          </Box>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75 }}>
            {held.map((permission) => (
              <ToneChip
                key={permission}
                tone="quiet"
                text={format.value('permission', permission)}
              />
            ))}
          </Box>
        </div>
      ))}
    </Box>
  )
}
