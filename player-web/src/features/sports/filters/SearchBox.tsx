import {
  SEARCH_KEYWORD_MAX,
  SEARCH_KEYWORD_MIN_EXCLUSIVE,
} from '@grandstand/shared-types/core/list_limits'
import { Search, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { useFilters } from './useFilters.ts'
import styles from './SearchBox.module.css'

const PAUSE_MS = 250

/** Finds teams and leagues of all sports, from three characters on; `/` focuses the box. */
export function SearchBox({ isPhone }: { isPhone: boolean }) {
  const { t } = useTranslation()
  const { keyword, change } = useFilters()
  const [params] = useSearchParams()
  const [text, setText] = useState(keyword)
  const [lastKeyword, setLastKeyword] = useState(keyword)
  const input = useRef<HTMLInputElement>(null)
  const isAsked = params.has('search')
  const isOpen = !isPhone || isAsked || keyword !== ''

  // a link has changed the address, so the box takes its keyword
  if (keyword !== lastKeyword) {
    setLastKeyword(keyword)
    setText(keyword)
  }

  useEffect(() => {
    const trimmed = text.trim()
    // a search of the beginning of a text would find other matches
    const isFitting =
      trimmed.length > SEARCH_KEYWORD_MIN_EXCLUSIVE && trimmed.length <= SEARCH_KEYWORD_MAX
    const wanted = isFitting ? trimmed : ''
    if (wanted === keyword.trim()) return
    const timer = setTimeout(
      () => change({ keyword: wanted }, { replace: keyword !== '' }),
      PAUSE_MS
    )
    return () => clearTimeout(timer)
  }, [text, keyword, change])

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isTyping =
        event.target instanceof HTMLElement && event.target.matches('input, textarea, select')
      if (event.key !== '/' || isTyping || event.ctrlKey || event.metaKey) return
      event.preventDefault()
      input.current?.focus()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])

  useEffect(() => {
    if (isPhone && isAsked) input.current?.focus()
  }, [isPhone, isAsked])

  const isLong = text.trim().length > SEARCH_KEYWORD_MAX
  const isShort = text.trim() !== '' && text.trim().length <= SEARCH_KEYWORD_MIN_EXCLUSIVE
  return (
    <div className={styles.box} data-open={isOpen} inert={!isOpen}>
      <Search size={16} aria-hidden />
      <input
        ref={input}
        type="search"
        className={styles.input}
        placeholder={t('sports.searchPlaceholder')}
        aria-label={t('sports.searchPlaceholder')}
        aria-invalid={isLong}
        title={isShort ? t('sports.searchHint') : undefined}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => event.key === 'Escape' && setText('')}
      />
      {isLong && (
        <small>
          {t('errors.lengthAtMost', { p1: t('sports.searchPlaceholder'), p2: SEARCH_KEYWORD_MAX })}
        </small>
      )}
      {isShort && <small>{t('sports.searchHint')}</small>}
      {text !== '' && (
        <button
          type="button"
          className={styles.clear}
          aria-label={t('sports.clearSearch')}
          onClick={() => {
            setText('')
            change({ keyword: '' })
          }}
        >
          <X size={16} aria-hidden />
        </button>
      )}
    </div>
  )
}
