import type { MouseEvent, ReactNode } from 'react'
import ArrowBackIcon from '@mui/icons-material/ArrowBack'
import { Box, IconButton, Typography } from '@mui/material'
import { useTranslate } from 'ra-core'
import { Link, useNavigate } from 'react-router-dom'
import { historyIndex, stepsBack } from '../keys/trail.ts'
import { DocumentTitle } from './DocumentTitle.tsx'

interface PageHeaderProps {
  title: string
  /** The trail to the page, above the title. */
  trail?: ReactNode
  /** A line below the title, such as a chip row. */
  detail?: ReactNode
  /** Target of the arrow before the title when no page was open before. */
  backTo?: string
  actions?: ReactNode
}

/** The one heading of a page; it also names the browser's tab. */
export function PageHeader({ title, trail, detail, backTo, actions }: PageHeaderProps) {
  const translate = useTranslate()
  const navigate = useNavigate()
  // goes back in the history, so that a list is at its earlier position
  const goBack = (event: MouseEvent) => {
    const steps = stepsBack(historyIndex(), window.location.pathname)
    if (steps === null || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    void navigate(steps)
  }
  return (
    <Box
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 2, minHeight: 36 }}
    >
      <DocumentTitle text={title} />
      {backTo && (
        <IconButton
          component={Link}
          to={backTo}
          onClick={goBack}
          aria-label={translate('ra.action.back')}
          size="small"
          sx={{ ml: -1 }}
        >
          <ArrowBackIcon fontSize="small" />
        </IconButton>
      )}
      <Box sx={{ flex: '1 1 200px', minWidth: 0 }}>
        {trail}
        <Typography variant="h1" sx={{ overflowWrap: 'anywhere' }}>
          {title}
        </Typography>
        {detail && (
          <Box
            sx={{
              mt: 0.5,
              display: 'flex',
              flexWrap: 'wrap',
              alignItems: 'center',
              gap: 1,
              fontSize: 12,
              color: 'text.secondary',
            }}
          >
            {detail}
          </Box>
        )}
      </Box>
      {actions && <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>{actions}</Box>}
    </Box>
  )
}
