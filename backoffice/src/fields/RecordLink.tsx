import type { ReactNode } from 'react'
import { Box } from '@mui/material'
import { useCreatePath, useResourceDefinitions, type Identifier } from 'ra-core'
import { Link } from 'react-router-dom'
import { mayDo } from '../access/permissions.ts'
import { useMe } from '../access/useMe.ts'

interface RecordLinkProps {
  resource: string
  id: Identifier | null | undefined
  children: ReactNode
  /** True for the main link of a row. */
  isMain?: boolean
}

/** A link to a record's page; plain text when there is no page, or when the user may not see it. */
export function RecordLink({ resource, id, children, isMain = false }: RecordLinkProps) {
  const createPath = useCreatePath()
  const definition = useResourceDefinitions()[resource]
  const me = useMe()
  const type = definition?.hasShow ? 'show' : 'edit'
  const isOpen =
    id !== null &&
    id !== undefined &&
    (definition?.hasShow || definition?.hasEdit) &&
    me !== undefined &&
    mayDo(me, type, resource)
  if (!isOpen) return <>{children}</>
  return (
    <Box
      component={Link}
      to={createPath({ resource, id, type })}
      // a click on the link must not also open the row around it
      onClick={(event) => event.stopPropagation()}
      sx={{
        'color': 'text.primary',
        'fontWeight': isMain ? 600 : 'inherit',
        'textDecoration': 'underline',
        'textDecorationColor': (theme) => (isMain ? 'transparent' : theme.palette.tokens.outline),
        'textUnderlineOffset': '3px',
        '&:hover': { color: 'primary.main', textDecorationColor: 'currentcolor' },
      }}
    >
      {children}
    </Box>
  )
}
