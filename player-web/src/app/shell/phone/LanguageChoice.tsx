import { findLanguage } from '@grandstand/shared-types/languages/table'
import { Languages } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { languageName } from '../../../i18n/index.ts'
import { LanguageFlag } from '../../../ui/icons/LanguageFlag.tsx'
import { useChooseLanguage, useSiteLanguages } from '../languages.ts'
import { Fold } from './Fold.tsx'
import styles from './LanguageChoice.module.css'

/** The languages of the site, each by its own name. */
export function LanguageChoice() {
  const { t, i18n } = useTranslation()
  const languages = useSiteLanguages()
  const open = useChooseLanguage()
  return (
    <Fold
      icon={<Languages size={20} aria-hidden />}
      label={t('header.language')}
      chosen={languageName(i18n.language)}
    >
      <div className={styles.languages}>
        {languages.map((language) => (
          <button
            key={language}
            type="button"
            lang={findLanguage(language)?.bcp47}
            aria-pressed={language === i18n.language}
            onClick={() => open(language)}
          >
            <LanguageFlag language={language} />
            {languageName(language)}
          </button>
        ))}
      </div>
    </Fold>
  )
}
