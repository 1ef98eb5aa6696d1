import { useEffect, useState } from 'react'
import { SEARCH_LENGTH } from '@grandstand/shared-types/wire/search'
import { useQuery } from '@tanstack/react-query'
import { useReading } from '../api/useCall.ts'
import { foundIn, type Found } from './found.ts'

/** Pause between two keys after which the text counts as complete. */
const PAUSE_MS = 200

const NONE: readonly Found[] = []

/** The results for a text, once the user pauses; a text that is too long finds nothing, since a part of it is another text. */
export function useFound(typed: string) {
  const text = typed.trim()
  const isTooLong = text.length > SEARCH_LENGTH.max
  const [asked, setAsked] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setAsked(text), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text])
  const isLongEnough = asked.length >= SEARCH_LENGTH.min && asked.length <= SEARCH_LENGTH.max
  const { data, error } = useQuery({
    ...useReading('GET /v1/search', { query: { q: asked } }),
    enabled: isLongEnough,
    retry: false,
  })
  const isAnswered = isLongEnough && asked === text && (data !== undefined || error !== null)
  return {
    text,
    isTooLong,
    isLongEnough: text.length >= SEARCH_LENGTH.min && !isTooLong,
    isAnswered,
    error: isAnswered ? error : null,
    found: isAnswered && data ? foundIn(data) : NONE,
  }
}
