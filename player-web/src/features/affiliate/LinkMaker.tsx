import { campaignOf, MOST_CAMPAIGN_LENGTH } from '@grandstand/shared-types/affiliates/link_codes'
import { MOST_CODES } from '@grandstand/shared-types/wire/affiliates/affiliates'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../api/client.ts'
import { failureText } from '../../i18n/errorText.ts'
import { useFormat } from '../../i18n/format.ts'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/form/Field.tsx'
import { SelectField } from '../../ui/form/SelectField.tsx'
import { useAffiliateChange } from './affiliateQueries.ts'
import { CopyButton } from './CopyButton.tsx'
import { linkAddress, pageOfSite } from './linkAddress.ts'
import styles from './Affiliate.module.css'

/** The link to share: of a code, and of a campaign if one is typed. */
export function LinkMaker({ codes }: { codes: readonly string[] }) {
  const { t, i18n } = useTranslation()
  const format = useFormat()
  const [chosen, setChosen] = useState('')
  const [typed, setTyped] = useState('')
  const [page, setPage] = useState('')
  const add = useAffiliateChange(() => call('POST /v1/me/affiliate/codes'))
  const code = codes.includes(chosen) ? chosen : (codes[0] ?? '')
  const { page: goal, fault } = pageOfSite(page)
  const address = linkAddress(i18n.language, { code, campaign: campaignOf(typed) }, goal)
  return (
    <section className={styles.section} aria-labelledby="affiliate-link">
      <h2 id="affiliate-link">{t('affiliatePage.link')}</h2>
      <output className={styles.address}>
        <bdi dir="ltr">{address}</bdi>
      </output>
      <div className={styles.fields}>
        {codes.length > 1 && (
          <SelectField label={t('affiliatePage.code')} value={code} onValue={setChosen}>
            {codes.map((one) => (
              <option key={one}>{one}</option>
            ))}
          </SelectField>
        )}
        <Field
          label={t('affiliatePage.campaign')}
          value={typed}
          maxLength={MOST_CAMPAIGN_LENGTH}
          autoComplete="off"
          hint={t('affiliatePage.campaignHint')}
          onValue={setTyped}
        />
        <Field
          label={t('affiliatePage.page')}
          value={page}
          inputMode="url"
          dir="ltr"
          autoComplete="off"
          hint={t('affiliatePage.pageHint')}
          error={fault ? t(`affiliatePage.${fault}`) : undefined}
          onValue={setPage}
        />
      </div>
      <div className={styles.buttons}>
        <CopyButton text={address} label={t('affiliatePage.copyLink')} />
        {codes.length < MOST_CODES && (
          <Button variant="quiet" disabled={add.isPending} onClick={() => add.mutate(undefined)}>
            {t('affiliatePage.newCode')}
          </Button>
        )}
      </div>
      {add.error && <p role="alert">{failureText(add.error, t, format)}</p>}
    </section>
  )
}
