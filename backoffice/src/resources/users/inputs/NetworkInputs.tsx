import { useTranslate } from 'ra-core'
import { useWatch } from 'react-hook-form'
import { FormSection } from '../../../record/form/FormSection.tsx'
import { NetworksInput } from '../../../record/inputs/ParsedInput.tsx'

/** The networks from which the user and everybody below may come. */
export function NetworkInputs() {
  const translate = useTranslate()
  return (
    <FormSection hint={translate('people.networksHint')}>
      <NetworksInput source="allowedNetworks" />
    </FormSection>
  )
}

export function NetworkSummary() {
  const translate = useTranslate()
  const networks: unknown = useWatch({ name: 'allowedNetworks' })
  const hasAny = Array.isArray(networks) && networks.length > 0
  return hasAny ? networks.join(', ') : translate('people.anywhere')
}
