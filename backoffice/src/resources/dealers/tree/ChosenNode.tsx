import CouponsIcon from '@mui/icons-material/ReceiptLongOutlined'
import OpenIcon from '@mui/icons-material/PersonOutlined'
import UsersIcon from '@mui/icons-material/PeopleOutlined'
import { Box, Typography } from '@mui/material'
import { useCreatePath, useTranslate } from 'ra-core'
import type { TreeLevel } from '@grandstand/shared-types/wire/people/dealer_tree'
import { useMe } from '../../../access/useMe.ts'
import { Trail } from '../../../layout/Trail.tsx'
import { listLink } from '../../../list/listLink.ts'
import { LinkButton } from '../../../record/page/LinkButton.tsx'

interface ChosenNodeProps {
  /** From the top down to the chosen node; empty when none is chosen. */
  trail: TreeLevel['trail']
  onChoose: (id: number) => void
}

/** The trail to the chosen node, and links to its users and coupons. */
export function ChosenNode({ trail, onChoose }: ChosenNodeProps) {
  const translate = useTranslate()
  const createPath = useCreatePath()
  const me = useMe()
  const chosen = trail.at(-1)
  if (!chosen) {
    return (
      <Typography sx={{ mb: 2, fontSize: 13, color: 'text.secondary' }}>
        {translate('dealerTree.choose')}
      </Typography>
    )
  }
  const filter = { branchOf: chosen.id }
  const profile = createPath({ resource: 'users', id: chosen.id, type: 'show' })
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 2 }}>
      <Box sx={{ flex: '1 1 200px', minWidth: 0 }}>
        <Trail
          label={translate('dealerTree.path')}
          steps={trail.map(({ id, username }) => ({ id, name: username }))}
          onChoose={onChoose}
        />
      </Box>
      <LinkButton to={profile} icon={<OpenIcon />} label={translate('dealerTree.open')} />
      <LinkButton
        to={listLink('users', filter)}
        icon={<UsersIcon />}
        label={translate('dealerTree.users')}
      />
      {me?.permissions.includes('coupons.view') && (
        <LinkButton
          to={listLink('coupons', filter)}
          icon={<CouponsIcon />}
          label={translate('dealerTree.coupons')}
        />
      )}
    </Box>
  )
}
