import type { SiteView } from '@grandstand/shared-types/wire/site/sites'
import CopyIcon from '@mui/icons-material/ContentCopyOutlined'
import { Button, Typography } from '@mui/material'
import { useRecordContext, useTranslate } from 'ra-core'
import { useState } from 'react'
import { useMay } from '../../access/useMay.ts'
import { Panel } from '../../record/page/Panel.tsx'
import { CloneDialog } from './CloneDialog.tsx'

/** Opens a new brand as a copy of this one, for staff of the installation. */
export function ClonePanel() {
  const translate = useTranslate()
  const site = useRecordContext<SiteView>()
  const mayOpen = useMay('sites.open')
  const [isOpen, setIsOpen] = useState(false)
  if (!site || !mayOpen) return null
  return (
    <Panel title={translate('siteSettings.clone.title')}>
      <Typography sx={{ fontSize: 12, color: 'text.secondary', mb: 2 }}>
        {translate('siteSettings.clone.hint')}
      </Typography>
      <Button
        variant="outlined"
        color="inherit"
        startIcon={<CopyIcon />}
        onClick={() => setIsOpen(true)}
      >
        {translate('siteSettings.clone.open')}
      </Button>
      {isOpen && <CloneDialog site={site} onClose={() => setIsOpen(false)} />}
    </Panel>
  )
}
