import { Box, Breadcrumbs, Link } from '@mui/material'
import { Link as RouterLink } from 'react-router-dom'

interface Step {
  id: number
  name: string
}

interface TrailProps {
  /** Name of the trail for screen readers. */
  label: string
  /** From the top down to the present place. */
  steps: readonly Step[]
  /** A step leads to a page, or does something. */
  linkOf?: (id: number) => string
  onChoose?: (id: number) => void
}

/** The trail to the present place, with a link for each step above. */
export function Trail({ label, steps, linkOf, onChoose }: TrailProps) {
  const current = steps.at(-1)
  return (
    <Breadcrumbs aria-label={label} sx={{ minWidth: 0, fontSize: 13 }}>
      {steps.slice(0, -1).map(({ id, name }) =>
        linkOf ? (
          <Link key={id} component={RouterLink} to={linkOf(id)}>
            {name}
          </Link>
        ) : (
          <Link key={id} component="button" type="button" onClick={() => onChoose?.(id)}>
            {name}
          </Link>
        )
      )}
      {current && (
        <Box component="span" aria-current="page" sx={{ fontWeight: 700, color: 'text.primary' }}>
          {current.name}
        </Box>
      )}
    </Breadcrumbs>
  )
}
