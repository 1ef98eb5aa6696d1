import { Box } from '@mui/material'
import type { TicketAct } from '@grandstand/shared-types/wire/betting/printing'
import { Time } from '../../../fields/Time.tsx'

/** Time, user and address of an act. */
export function ActLine({ act: { at, actorName, shopName, ip } }: { act: TicketAct }) {
  const names = [actorName, shopName, ip].filter((name) => name !== null)
  return (
    <Box component="span" sx={{ fontSize: 12, color: 'text.secondary' }}>
      <Time hasSeconds at={at} />
      {names.map((name, index) => (
        <span key={index}>
          {' · '}
          <bdi>{name}</bdi>
        </span>
      ))}
    </Box>
  )
}
