import type { UserRow } from '@grandstand/shared-types/wire/people/accounts'
import { PRODUCTS, ROLE_TYPES } from '@grandstand/shared-types/accounts/user_types'
import { useRecordContext, useTranslate } from 'ra-core'
import { BooleanInput } from 'react-admin'
import { useFormState, useWatch } from 'react-hook-form'
import { useMay } from '../../../access/useMay.ts'
import { useMe } from '../../../access/useMe.ts'
import { LimitInputs } from '../../../limits/LimitInputs.tsx'
import { FoldedSection, type FoldedSectionProps } from '../../../record/page/FoldedSection.tsx'
import { FormSection } from '../../../record/form/FormSection.tsx'
import { MoneyInput } from '../../../record/inputs/ParsedInput.tsx'
import { CurrencyLimitInputs } from './CurrencyLimitInputs.tsx'
import { NetworkInputs, NetworkSummary } from './NetworkInputs.tsx'
import { OpeningLimitInput } from './OpeningLimitInput.tsx'
import { ProfileInputs } from './ProfileInputs.tsx'
import { ProductInputs, RightsInputs } from './RightsInputs.tsx'
import { useDealerAbove } from './useDealerDefaults.ts'
import { fullName } from '../person.ts'

/** The inputs of a user, by subject; permissions only for types that can hold them. */
export function UserInputs({ isNew = false }: { isNew?: boolean }) {
  const translate = useTranslate()
  const type: unknown = useWatch({ name: 'type' })
  const mayGiveLimits = useMay('limits.give')
  const mayGiveProducts = useMay('products.give')
  const mayGivePermissions = useMay('permissions.give')
  const mayGiveInstallation = (useMe()?.isInstallationStaff ?? false) && mayGivePermissions
  const mayGiveAddresses = useMay('addresses.give')
  const staffType = ROLE_TYPES.find((known) => known === type)
  return (
    <>
      <Section id="profile" summary={<ProfileSummary />} isOpenAtFirst={!isNew}>
        <ProfileInputs isNew={isNew} />
      </Section>
      <CreditInputs type={type} />
      {(isNew || mayGiveLimits) && (
        <Section id="limits" summary={isNew ? <NewLimitSummary /> : <LimitSummary />}>
          <LimitInputs
            source="limits"
            title=""
            hint={translate(isNew ? 'people.newLimitsHint' : 'people.limitsHint')}
          />
          <CurrencyLimitInputs />
        </Section>
      )}
      {(isNew || mayGiveProducts) && (
        <Section id="products" summary={<ProductSummary />}>
          <ProductInputs />
        </Section>
      )}
      {mayGiveAddresses && (
        <Section id="networks" summary={<NetworkSummary />}>
          <NetworkInputs />
        </Section>
      )}
      {mayBeInstallationStaff(type) && mayGiveInstallation && (
        <Section id="installation">
          <FormSection>
            <BooleanInput
              source="isInstallationStaff"
              helperText={translate('people.installationHint')}
            />
          </FormSection>
        </Section>
      )}
      {staffType && mayGivePermissions && (
        <Section id="permissions" summary={<PermissionSummary />}>
          <RightsInputs key={staffType} type={staffType} />
        </Section>
      )}
    </>
  )
}

/** People who act for the house; the API refuses an operator of a dealer. */
const mayBeInstallationStaff = (type: unknown): boolean => type === 'admin' || type === 'operator'

/** A part of the form with its title. */
function Section(props: Omit<FoldedSectionProps, 'title'>) {
  const translate = useTranslate()
  return <FoldedSection {...props} title={translate(`people.${props.id}`)} />
}

/** The terms of credit, for users who may set them, and the opening limit, for dealers. */
function CreditInputs({ type }: { type: unknown }) {
  const translate = useTranslate()
  const maySetTerms = useMe()?.permissions.includes('credit.terms') ?? false
  const isDealer = type === 'dealer'
  if (!maySetTerms && !isDealer) return null
  return (
    <Section id="credit">
      <FormSection>
        {maySetTerms && (
          <MoneyInput source="creditLimit" helperText={translate('people.creditLimitHint')} />
        )}
        {isDealer && <OpeningLimitInput />}
        {maySetTerms && isDealer && <DealerTerms />}
      </FormSection>
    </Section>
  )
}

/** On credit or prepaid, and the most credit that the dealer may move. */
function DealerTerms() {
  const translate = useTranslate()
  return (
    <>
      <MoneyInput source="maxTransferMinor" helperText={translate('people.maxTransferHint')} />
      <MoneyInput source="maxDayTransfersMinor" helperText={translate('people.maxTransferHint')} />
      <BooleanInput source="isOnCredit" helperText={translate('people.onCreditHint')} />
    </>
  )
}

function ProfileSummary() {
  const translate = useTranslate()
  const [firstName, lastName, email]: unknown[] = useWatch({
    name: ['firstName', 'lastName', 'email'],
  })
  const name = fullName({ firstName: String(firstName ?? ''), lastName: String(lastName ?? '') })
  return [name, email].filter(Boolean).join(' · ') || translate('people.optional')
}

function NewLimitSummary() {
  const translate = useTranslate()
  const { dirtyFields } = useFormState()
  const dealer = useDealerAbove()
  if (dirtyFields['limits']) return translate('people.ownLimits')
  if (!dealer) return ''
  return dealer.isSite ? translate('people.asSite') : translate('people.asDealer', dealer)
}

function LimitSummary() {
  const translate = useTranslate()
  const limits = useRecordContext<UserRow>()?.limits ?? {}
  return translate(Object.keys(limits).length > 0 ? 'people.ownLimits' : 'people.noOwnLimits')
}

function ProductSummary() {
  const products: Record<string, unknown> = useWatch({ name: 'products' }) ?? {}
  const open = PRODUCTS.filter((product) => products[product] !== 0)
  return `${open.length} / ${PRODUCTS.length}`
}

function PermissionSummary() {
  const translate = useTranslate()
  const [permissions, roleId]: unknown[] = useWatch({ name: ['permissions', 'roleId'] })
  if (roleId) return translate('people.hasRole')
  const count = Array.isArray(permissions) ? permissions.length : 0
  return translate('people.permissionCount', { smart_count: count })
}
