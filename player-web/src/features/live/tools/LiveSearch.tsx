import {
  SEARCH_KEYWORD_MAX,
  SEARCH_KEYWORD_MIN_EXCLUSIVE,
} from '@grandstand/shared-types/core/list_limits'
import { Search } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { useHome } from '../../../i18n/useHome.ts'
import styles from './LiveSearch.module.css'

const PAUSE_MS = 300

/** Finds live matches of all sports by team or league, from three characters on; the address keeps the keyword. */
export function LiveSearch({ keyword }: { keyword: string }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const base = `${useHome()}livebets`
  const [text, setText] = useState(keyword)
  const [last, setLast] = useState(keyword)
  if (keyword !== last) {
    setLast(keyword)
    setText(keyword)
  }

  useEffect(() => {
    const trimmed = text.trim()
    // a search of the beginning of a text would find other matches
    const isFitting =
      trimmed.length > SEARCH_KEYWORD_MIN_EXCLUSIVE && trimmed.length <= SEARCH_KEYWORD_MAX
    const wanted = isFitting ? trimmed : ''
    if (wanted === keyword) return
    const timer = setTimeout(() => {
      const path = wanted === '' ? base : `${base}/${encodeURIComponent(wanted)}`
      void navigate(path, { replace: true })
    }, PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text, keyword, base, navigate])

  const isLong = text.trim().length > SEARCH_KEYWORD_MAX
  const isShort = text.trim() !== '' && text.trim().length <= SEARCH_KEYWORD_MIN_EXCLUSIVE
  return (
    <label className={styles.box}>
      <Search size={16} aria-hidden />
      <input
        type="search"
        value={text}
        placeholder={t('sports.searchPlaceholder')}
        aria-label={t('sports.searchPlaceholder')}
        aria-invalid={isLong}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={({ key }) => key === 'Escape' && setText('')}
      />
      {isLong && (
        <small role="status">
          {t('errors.lengthAtMost', { p1: t('sports.searchPlaceholder'), p2: SEARCH_KEYWORD_MAX })}
        </small>
      )}
      {isShort && <small role="status">{t('sports.searchHint')}</small>}
    </label>
  )
}
