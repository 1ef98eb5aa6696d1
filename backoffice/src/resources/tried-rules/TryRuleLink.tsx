import TryIcon from '@mui/icons-material/ScienceOutlined'
import { Button } from '@mui/material'
import { useTranslate } from 'ra-core'
import { useHref } from 'react-router-dom'
import { useMay } from '../../access/useMay.ts'
import { labPath, type OpenedWith } from './openedWith.ts'

/** Opens the rule lab with the values of a form, in a tab of its own, so that the form keeps what was typed. */
export function TryRuleLink({ order }: { order: OpenedWith }) {
  const translate = useTranslate()
  const mayTry = useMay('rules.try')
  const href = useHref(labPath(order))
  if (!mayTry) return null
  return (
    <Button
      component="a"
      href={href}
      target="_blank"
      rel="noopener"
      variant="outlined"
      color="inherit"
      startIcon={<TryIcon />}
      sx={{ justifySelf: 'start', alignSelf: 'center', minHeight: 40, mb: 2 }}
    >
      {translate('ruleLab.tryIt')}
    </Button>
  )
}
