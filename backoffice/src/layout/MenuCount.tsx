import { Box } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useProvider } from '../api/useProvider.ts'

const EVERY_MS = 60_000

interface MenuCountProps {
  resource: string
  filter: Readonly<Record<string, string>>
}

/** The number of a resource's rows that wait for staff; hidden when there are none. */
export function MenuCount({ resource, filter }: MenuCountProps) {
  const dataProvider = useProvider()
  const { data } = useQuery({
    queryKey: [resource, 'counts', [filter]],
    queryFn: () => dataProvider.counts(resource, [filter]),
    refetchInterval: EVERY_MS,
  })
  const total = data?.[0] ?? 0
  if (total === 0) return null
  return (
    <Box
      component="span"
      sx={{
        ml: 'auto',
        px: 0.75,
        borderRadius: '8px',
        fontSize: 11,
        fontWeight: 700,
        color: 'primary.contrastText',
        bgcolor: 'primary.main',
      }}
    >
      {total}
    </Box>
  )
}
