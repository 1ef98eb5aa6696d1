import { findLanguage } from '@grandstand/shared-types/languages/table'
import { Check, ChevronDown } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { languageName } from '../../../i18n/index.ts'
import { LanguageFlag } from '../../../ui/icons/LanguageFlag.tsx'
import { Menu, MenuItem } from '../../../ui/Menu.tsx'
import { useChooseLanguage, useSiteLanguages } from '../languages.ts'
import styles from './LanguageMenu.module.css'

export default function LanguageMenu() {
  const { t, i18n } = useTranslation()
  const languages = useSiteLanguages()
  const choose = useChooseLanguage()
  return (
    <Menu
      label={`${t('header.language')}: ${i18n.language.toUpperCase()}`}
      trigger={
        <>
          {i18n.language.toUpperCase()}
          <ChevronDown size={14} aria-hidden />
        </>
      }
    >
      {languages.map((language) => (
        <MenuItem
          key={language}
          isCurrent={language === i18n.language}
          onSelect={() => choose(language)}
        >
          <LanguageFlag language={language} />
          <span className={styles.name} lang={findLanguage(language)?.bcp47}>
            {languageName(language)}
          </span>
          {language === i18n.language && <Check size={16} aria-hidden />}
        </MenuItem>
      ))}
    </Menu>
  )
}
