import type { ReactNode } from 'react'
import EditIcon from '@mui/icons-material/EditOutlined'
import { Button } from '@mui/material'
import { useCreatePath, useTranslate } from 'ra-core'
import { Link } from 'react-router-dom'

interface LinkButtonProps {
  to: string
  icon: ReactNode
  label: string
}

/** A button that leads to another page. */
export function LinkButton({ to, icon, label }: LinkButtonProps) {
  return (
    <Button component={Link} to={to} variant="outlined" color="inherit" startIcon={icon}>
      {label}
    </Button>
  )
}

/** Leads to the form of a record. */
export function EditButton({ resource, id }: { resource: string; id: number }) {
  const translate = useTranslate()
  const to = useCreatePath()({ resource, id, type: 'edit' })
  return <LinkButton to={to} icon={<EditIcon />} label={translate('ra.action.edit')} />
}
