import { useTranslate } from 'ra-core'
import { required } from 'ra-core'
import { FormSection } from '../../../record/form/FormSection.tsx'
import {
  MoneyInput,
  NumberInput,
  PercentInput,
  SharesInput,
} from '../../../record/inputs/ParsedInput.tsx'

const THIRTY_DAYS_IN_MINUTES = 43_200

/** Bounds, fees, the second officer, and the end of a deposit that nobody paid. */
export function AmountInputs() {
  const translate = useTranslate()
  return (
    <>
      <FormSection title={translate('paymentCategories.bounds')} isPaired>
        <MoneyInput source="minMinor" helperText={translate('paymentCategories.boundHint')} />
        <MoneyInput source="maxMinor" helperText={translate('paymentCategories.boundHint')} />
      </FormSection>
      <FormSection
        title={translate('paymentMethods.fees')}
        hint={translate('paymentMethods.feesHint')}
        isPaired
      >
        <PercentInput source="feePercentMilli" />
        <MoneyInput source="feeFixedMinor" />
      </FormSection>
      <FormSection title={translate('paymentMethods.rules')} isPaired>
        <MoneyInput
          source="twoOfficersAboveMinor"
          helperText={translate('paymentMethods.twoOfficersHint')}
        />
        <MoneyInput
          source="answerAloneUpToMinor"
          helperText={translate('paymentMethods.answerAloneHint')}
        />
        <SharesInput
          source="wageringPercentMilli"
          helperText={translate('paymentMethods.wageringHint')}
        />
        <NumberInput
          source="maxUnderWay"
          min={0}
          max={100}
          step={1}
          validate={required()}
          helperText="paymentMethods.underWayHint"
        />
        <NumberInput
          source="expiresAfterMinutes"
          min={1}
          max={THIRTY_DAYS_IN_MINUTES}
          step={1}
          validate={required()}
          helperText="paymentMethods.expiresHint"
        />
      </FormSection>
    </>
  )
}
