import { useTranslation } from 'react-i18next'

export default function RulesPage() {
  const { t } = useTranslation()
  return <h1>{t('rules.title')}</h1>
}
